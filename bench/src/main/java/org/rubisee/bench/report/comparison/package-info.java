/** The comparison of two runs. */
package org.rubisee.bench.report.comparison;
