/** Keeps the state of entities: bean-managed, or container-managed by Hibernate. */
package org.rubisee.container.persistence;
