/** The commands. Each parses what was typed and hands over; {@code Rubis} only wires. */
package org.rubisee.bench.cli;
