/** The commands {@code rubis experiment}. */
package org.rubisee.bench.cli.experiment;
