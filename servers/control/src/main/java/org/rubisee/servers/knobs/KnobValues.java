package org.rubisee.servers.knobs;

import java.util.List;

/**
 * What a knob can be set to.
 *
 * @param paramLabel what stands for a value in help
 * @param inWords for people, for example {@code A, B, C or D}
 * @param pattern a regular expression
 * @param standard what it is when nobody sets it, in words
 */
public record KnobValues(String paramLabel, String inWords, String pattern, String standard) {

  /** One of a few words, which are none of them special to a regular expression. */
  static KnobValues oneOf(String standard, String... words) {
    List<String> all = List.of(words);
    String pattern = String.join("|", all);
    String last = all.get(all.size() - 1);
    String inWords = String.join(", ", all.subList(0, all.size() - 1)) + " or " + last;
    return new KnobValues(pattern, inWords, pattern, standard);
  }

  boolean allow(String value) {
    return value.matches(pattern);
  }
}
