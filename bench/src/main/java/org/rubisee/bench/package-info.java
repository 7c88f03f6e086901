/**
 * The bench: starts sites on a topology, runs trials against them, keeps the results and reports
 * them. {@code cli} is the way in; each other package says what it holds.
 */
package org.rubisee.bench;
