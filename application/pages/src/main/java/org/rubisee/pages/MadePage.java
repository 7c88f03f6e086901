package org.rubisee.pages;

/**
 * A page that is ready to be sent.
 *
 * @param status its status, unless old clients are served
 * @param html its text
 */
record MadePage(int status, Html html) {}
