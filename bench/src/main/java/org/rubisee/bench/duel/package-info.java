/** Two builds on one machine: finds or makes them, and measures them in neighbouring blocks. */
package org.rubisee.bench.duel;
