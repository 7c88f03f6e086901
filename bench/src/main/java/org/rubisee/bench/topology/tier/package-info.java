/**
 * A server of a tier, here or behind an agent: how it is started, signalled, read, and what the
 * servers of a site do together.
 */
package org.rubisee.bench.topology.tier;
