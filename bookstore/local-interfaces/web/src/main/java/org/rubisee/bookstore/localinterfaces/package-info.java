/**
 * The web tier of the bookstore's local-interfaces: pages, and one remote call of a façade for each
 * use case. That the façades call entity beans locally is said in their deployment descriptor.
 */
package org.rubisee.bookstore.localinterfaces;
