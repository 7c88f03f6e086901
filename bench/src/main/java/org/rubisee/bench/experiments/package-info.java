/**
 * Experiments as files: what is compared, under which loads, and which figures of a paper that
 * gives. Knows the files and nothing of how trials are run.
 */
package org.rubisee.bench.experiments;
