/** Reports of runs in blocks: ratios between sites with their intervals, and what they rest on. */
package org.rubisee.bench.report.block;
