package org.rubisee.pages;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import org.rubisee.logic.Violation;
import org.rubisee.model.Rejection;

/**
 * What is wrong with what was entered, in the words of the fields' labels.
 *
 * @param fields which fields to look at, next to each other in their form
 * @param message a sentence
 */
record FieldProblem(Set<Field> fields, String message) {

  /** What is wrong with a parameter, if it is one that people fill in. */
  static Optional<FieldProblem> of(BadParameterException problem) {
    return Field.of(problem.name())
        .map(
            field ->
                new FieldProblem(
                    Set.of(field), field.label() + " must be " + problem.expectation() + "."));
  }

  /** The fields by which a rule was broken, if it was broken by a field. */
  static Optional<FieldProblem> of(Violation violation) {
    Set<Field> fields = violation instanceof Rejection rejection ? fieldsOf(rejection) : Set.of();
    return fields.isEmpty()
        ? Optional.empty()
        : Optional.of(new FieldProblem(fields, violation.message()));
  }

  private static Set<Field> fieldsOf(Rejection rejection) {
    return switch (rejection) {
      case LOGIN_FAILED -> Set.of(Field.NICKNAME, Field.PASSWORD);
      case NICKNAME_TAKEN -> Set.of(Field.NICKNAME);
      case NO_SUCH_REGION -> Set.of(Field.REGION);
      case NOT_ENOUGH_UNITS -> Set.of(Field.UNITS);
      case BID_TOO_LOW -> Set.of(Field.BID);
      case MAX_BID_BELOW_BID -> Set.of(Field.MAX_BID);
      default -> Set.of();
    };
  }

  /** The field to begin with. */
  Field first() {
    return Collections.min(fields);
  }

  /** The field that the message follows. */
  Field last() {
    return Collections.max(fields);
  }
}
