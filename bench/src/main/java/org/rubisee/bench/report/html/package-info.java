/** Tables and figures of a report as HTML. */
package org.rubisee.bench.report.html;
