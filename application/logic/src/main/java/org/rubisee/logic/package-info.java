/**
 * What the business code of all applications shares: how a use case ends other than with its answer
 * (rejected, in conflict, overloaded, without a tier), how that is recognized in failures of
 * servers and databases, how long a page may wait, money, and passwords.
 */
package org.rubisee.logic;
