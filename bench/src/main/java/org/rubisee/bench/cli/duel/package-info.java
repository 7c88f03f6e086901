/** The command that compares two builds. */
package org.rubisee.bench.cli.duel;
