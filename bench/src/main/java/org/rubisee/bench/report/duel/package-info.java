/**
 * What a duel of two builds says: verdict, table, JUnit, JSON, and a series for change-point
 * detectors.
 */
package org.rubisee.bench.report.duel;
