/**
 * The lessons as entity beans: a bean with container-managed persistence for each of the six
 * tables. Fields and finders are in the deployment descriptor.
 */
package org.rubisee.lessons.entities;
