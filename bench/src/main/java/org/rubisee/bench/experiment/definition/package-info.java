/** Experiment files: what they say, and the errors that name the line. */
package org.rubisee.bench.experiment.definition;
