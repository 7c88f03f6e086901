package org.rubisee.pages;

import java.util.List;
import org.rubisee.logic.Violation;

/**
 * What is wrong with what was entered, in the words of the fields' labels.
 *
 * @param fields which fields to look at, next to each other in their form, in its order; not empty
 * @param message a sentence
 */
record FieldProblem(List<Field> fields, String message) {

  /** What is wrong with the parameter that a field is sent as. */
  static FieldProblem of(Field field, BadParameterException problem) {
    return new FieldProblem(
        List.of(field), field.label() + " must be " + problem.expectation() + ".");
  }

  /** The fields by which a rule was broken. */
  static FieldProblem of(List<Field> fields, Violation violation) {
    return new FieldProblem(fields, violation.message());
  }

  /** The field to begin with. */
  Field first() {
    return fields.get(0);
  }

  /** The field that the message follows. */
  Field last() {
    return fields.get(fields.size() - 1);
  }
}
