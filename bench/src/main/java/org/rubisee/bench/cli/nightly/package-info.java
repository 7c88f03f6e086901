/** The commands {@code rubis nightly}. */
package org.rubisee.bench.cli.nightly;
