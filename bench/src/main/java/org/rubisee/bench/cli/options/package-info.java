/** Groups of options that several commands share. */
package org.rubisee.bench.cli.options;
