/** The report of a run of trials. */
package org.rubisee.bench.report.trial;
