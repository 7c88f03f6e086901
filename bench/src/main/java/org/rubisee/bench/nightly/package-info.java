/** The tests that take longer than a build: parts that are run, limited in time and recorded. */
package org.rubisee.bench.nightly;
