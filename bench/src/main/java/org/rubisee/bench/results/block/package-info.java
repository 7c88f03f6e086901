/**
 * Runs in blocks: all sites are up at the same time and are measured in short blocks that lie next
 * to each other. A block is one site in one cell, once; a round is every site in every cell once;
 * an invocation is one start of all sites; a run is several invocations.
 */
package org.rubisee.bench.results.block;
