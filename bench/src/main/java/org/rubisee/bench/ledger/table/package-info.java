/** Ledgers as tables: columns, rows, agreed ledgers, and what the original counted. */
package org.rubisee.bench.ledger.table;
