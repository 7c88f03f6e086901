package org.rubisee.bench.experiment.definition;

import java.util.List;

/** What a file leaves out. */
final class Texts {

  private Texts() {}

  static String orEmpty(String text) {
    return or(text, "");
  }

  static String or(String text, String otherwise) {
    return text == null || text.isEmpty() ? otherwise : text;
  }

  static List<String> copyOf(List<String> list) {
    return list == null ? List.of() : List.copyOf(list);
  }
}
