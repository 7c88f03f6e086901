/**
 * The ledger: calls, statements, rows and bytes of each interaction. It comes from counting, not
 * from timing, so it is the same on every machine.
 */
package org.rubisee.bench.ledger;
