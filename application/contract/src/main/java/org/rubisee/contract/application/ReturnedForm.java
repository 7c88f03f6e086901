package org.rubisee.contract.application;

/**
 * A form, filled in, that comes back.
 *
 * @param script where it is sent
 * @param body its fields in ASCII, as they are sent; angle brackets are not encoded, so that the
 *     page is larger than the form
 */
public record ReturnedForm(String script, String body) {}
