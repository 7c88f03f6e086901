/** Traffic between the tiers, by socket or by network device. */
package org.rubisee.bench.sampling.network;
