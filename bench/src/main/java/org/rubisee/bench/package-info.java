/**
 * The command line: runs the tiers of a site on this machine, measures them, and leaves results and
 * a report.
 */
package org.rubisee.bench;
