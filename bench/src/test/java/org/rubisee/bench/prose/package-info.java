/** Checks the prose of documents and sources: line and sentence length, and forbidden phrases. */
package org.rubisee.bench.prose;
