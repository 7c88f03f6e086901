/**
 * A conformance suite of the entity-bean chapters of EJB 2.1: one small bean in two forms, with
 * bean-managed and with container-managed persistence, and rules that quote the sections they come
 * from. {@code EntityConformance} runs them in a container; a subclass says in which.
 */
package org.rubisee.entitycontract.conformance;
