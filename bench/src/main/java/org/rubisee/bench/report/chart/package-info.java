/** Plots of what a run measured, which several sections of its report show. */
package org.rubisee.bench.report.chart;
