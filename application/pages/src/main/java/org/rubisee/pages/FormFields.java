package org.rubisee.pages;

import java.util.List;

/** The fields of one form, written first empty and, after a rejection, with what was typed. */
public interface FormFields {

  /** The fields that people fill in, in their order. */
  List<Field> fields();

  /** Writes the form. */
  void write(Form form);

  /** What {@link Page#carriedParameters} says of the page that shows the form. */
  default String carriedParameters() {
    return "";
  }

  /** The part of the site that the form belongs to. */
  default Section section() {
    return Section.NONE;
  }
}
