/**
 * Stock-OnLine as entity beans: a bean with container-managed persistence for each of the four
 * tables. A bean has a local view only; its class says how an entity is created and changed. Fields
 * and finders are in the deployment descriptor.
 */
package org.rubisee.stock.entities;
