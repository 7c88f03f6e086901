/**
 * Runs in blocks: starts all sites, warms them up, restores their data, and measures them in
 * neighbouring blocks.
 */
package org.rubisee.bench.block;
