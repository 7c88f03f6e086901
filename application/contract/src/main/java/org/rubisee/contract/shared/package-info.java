/**
 * The tests that the suites of all applications have in common. They know an application by what
 * its suite gives them to look at.
 */
package org.rubisee.contract.shared;
