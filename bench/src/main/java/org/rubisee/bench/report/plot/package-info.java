/** Plots as SVG. */
package org.rubisee.bench.report.plot;
