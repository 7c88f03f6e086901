/**
 * Checks documents: links, commands and excerpts. Checks the prose of documents and sources, too.
 */
package org.rubisee.bench.prose;
