/** Plans of what is to be measured: from an experiment file, from options, or the quickstart. */
package org.rubisee.bench.experiment;
