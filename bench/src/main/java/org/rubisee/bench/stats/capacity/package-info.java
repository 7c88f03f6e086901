/** The capacity of a site: the plateau of throughput over numbers of busy clients. */
package org.rubisee.bench.stats.capacity;
