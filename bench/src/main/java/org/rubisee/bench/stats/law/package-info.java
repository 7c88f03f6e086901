/** Laws of throughput against load, fitted to trials only where the noise allows it. */
package org.rubisee.bench.stats.law;
