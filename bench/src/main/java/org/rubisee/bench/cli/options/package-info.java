/** Groups of options that several commands share, and the command line as it was typed. */
package org.rubisee.bench.cli.options;
