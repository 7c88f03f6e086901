package org.rubisee.servers;

/**
 * What a knob can be set to.
 *
 * @param paramLabel what stands for a value in help
 * @param inWords for people, for example {@code A, B, C or D}
 * @param pattern a regular expression
 * @param standard what it is when nobody sets it, in words
 */
public record KnobValues(String paramLabel, String inWords, String pattern, String standard) {

  boolean allow(String value) {
    return value.matches(pattern);
  }
}
