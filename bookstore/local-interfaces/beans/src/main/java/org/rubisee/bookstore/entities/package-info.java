/**
 * The bookstore as entity beans: a bean with container-managed persistence for each of the ten
 * tables. A bean has a local view only ({@code BookEntity}, with its home); its class ({@code
 * BookBean}) says how an entity is created and changed. Fields and finders are in the deployment
 * descriptor.
 */
package org.rubisee.bookstore.entities;
