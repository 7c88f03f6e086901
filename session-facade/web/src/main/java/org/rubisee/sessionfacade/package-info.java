/**
 * The web tier of session-facade: pages, and one remote call for each use case: of a façade or, for
 * the two use cases that are one create, of an entity bean's home.
 */
package org.rubisee.sessionfacade;
