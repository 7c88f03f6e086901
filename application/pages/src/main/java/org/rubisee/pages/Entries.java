package org.rubisee.pages;

import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What the fields of a form begin with: nothing, or what was typed before the form came back.
 *
 * @param source the parameters that were sent, null for none of that name
 * @param problem why the form came back
 */
record Entries(UnaryOperator<String> source, Optional<FieldProblem> problem) {
  /** Of a form that is shown for the first time. */
  static final Entries NONE = new Entries(parameter -> null, Optional.empty());

  /** What was typed, or its beginning; passwords are never given back. */
  Optional<String> typed(Field field, int maxChars) {
    String value = field.isSecret() ? null : source.apply(field.parameter());
    return Optional.ofNullable(value)
        .map(text -> text.substring(0, Math.min(text.length(), maxChars)));
  }

  /** Whether the field is to be corrected. */
  boolean isWrong(Field field) {
    return problem.isPresent() && problem.get().fields().contains(field);
  }
}
