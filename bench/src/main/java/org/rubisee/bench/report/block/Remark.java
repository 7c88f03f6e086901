package org.rubisee.bench.report.block;

/**
 * What the figures of a run are worth in one respect.
 *
 * @param text a sentence
 * @param part the section of the page that has more of it
 */
record Remark(String text, String part) {}
