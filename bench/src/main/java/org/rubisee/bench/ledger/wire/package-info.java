/** Counts what the tiers say to each other: relays between them, and the protocol of MySQL. */
package org.rubisee.bench.ledger.wire;
