/** Starts a further implementation: a copy of one that there is, under another name. */
package org.rubisee.bench.scaffold;
