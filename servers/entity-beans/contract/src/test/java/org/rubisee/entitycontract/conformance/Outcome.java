package org.rubisee.entitycontract.conformance;

/**
 * What came of a rule in a container.
 *
 * @param rule its name
 * @param form of the bean
 * @param holds whether the container keeps it
 */
record Outcome(String rule, Rule.Form form, boolean holds) {}
