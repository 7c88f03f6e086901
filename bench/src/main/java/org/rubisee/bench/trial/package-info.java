/** Runs the trials of a plan: sequence, sampling, audits, bundles and resumption. */
package org.rubisee.bench.trial;
