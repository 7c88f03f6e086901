package org.rubisee.entitycontract.conformance;

import java.util.List;

/**
 * What the specification promises, and how it is tried.
 *
 * @param name of the rule, unique: lower-case words with hyphens
 * @param chapters of EJB 2.1 that it comes from
 * @param forms the forms of the bean that it is tried on
 * @param says what must hold, in a sentence
 * @param trial throws if it does not hold
 */
record Rule(String name, String chapters, List<Form> forms, String says, Trial trial) {
  /** The forms of the bean, by who keeps its state. */
  enum Form {
    BMP("BmpAccount"),
    CMP("CmpAccount");

    private final String bean;

    Form(String bean) {
      this.bean = bean;
    }

    /** Its ejb-name. */
    String bean() {
      return bean;
    }
  }

  /** Tries a rule. */
  @FunctionalInterface
  interface Trial {
    void on(Subject subject) throws Exception;
  }

  /** A rule for both forms of the bean. */
  Rule(String name, String chapters, String says, Trial trial) {
    this(name, chapters, List.of(Form.values()), says, trial);
  }

  /** The same rule, for one form only. */
  Rule only(Form form) {
    return new Rule(name, chapters, List.of(form), says, trial);
  }
}
