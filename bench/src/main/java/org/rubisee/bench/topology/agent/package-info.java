/**
 * How the bench sees, and starts, tiers on other machines: an agent on each of them answers signed
 * HTTP requests. It knows nothing of trials.
 */
package org.rubisee.bench.topology.agent;
