package org.rubisee.pages;

/**
 * A field that people fill in: the parameter it is sent as, and the words that stand beside it.
 * Each application has its own, in an enum.
 */
public interface Field {

  /** The parameter that the field is sent as. */
  String parameter();

  /** What the field is called, in its label and in messages. */
  String label();

  /** What the label says in addition: unit and special values. */
  String hint();

  /** Whether what was typed is never given back. */
  boolean isSecret();
}
