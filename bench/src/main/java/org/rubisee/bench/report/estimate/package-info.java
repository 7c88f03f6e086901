/**
 * What runs of all kinds yield and reports show alike: estimates with their intervals, the first
 * screen, gates and curves.
 */
package org.rubisee.bench.report.estimate;
