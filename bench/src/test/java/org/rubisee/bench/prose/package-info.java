/** Checks documents: links, commands, excerpts, and tables that differ from their source. */
package org.rubisee.bench.prose;
