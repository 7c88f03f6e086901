/** The commands that read stored results. */
package org.rubisee.bench.cli.results;
