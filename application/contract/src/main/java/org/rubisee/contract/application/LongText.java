package org.rubisee.contract.application;

/**
 * A text of a form that may be long.
 *
 * @param script where the form is sent
 * @param field the field with the text
 */
public record LongText(String script, String field) {}
