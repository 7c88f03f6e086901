/** The sections of a report as HTML. */
package org.rubisee.bench.report.section;
