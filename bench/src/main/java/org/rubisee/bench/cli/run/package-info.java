/** The commands that measure sites, and those that continue or repeat a run. */
package org.rubisee.bench.cli.run;
