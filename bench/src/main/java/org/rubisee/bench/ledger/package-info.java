/**
 * The ledger: what each interaction costs in calls, statements, rows and bytes. It comes from
 * counting, not from timing, so it is the same on every machine.
 */
package org.rubisee.bench.ledger;
