/** Sections of a report on profiled trials: where the CPU time of each tier goes. */
package org.rubisee.bench.report.section.profile;
