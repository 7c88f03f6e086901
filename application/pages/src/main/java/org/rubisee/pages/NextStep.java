package org.rubisee.pages;

/**
 * Where to go on after a request that was not done as asked.
 *
 * @param href a link relative to the site, as markup
 * @param words what the link says; ASCII
 */
public record NextStep(String href, String words) {}
