package org.rubisee.servers.knobs;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Knobs that can be named: those that several implementations have, and those that some
 * implementations declare themselves.
 *
 * @param knobs in the order of help and reports
 */
public record KnobCatalogue(List<Knob> knobs) {

  /** Copies the list. */
  public KnobCatalogue {
    knobs = List.copyOf(knobs);
  }

  /**
   * The shared knobs and those that these implementations declare.
   *
   * @throws IllegalArgumentException if two of them declare a knob of the same name differently
   */
  public static KnobCatalogue of(Collection<Implementation> implementations) {
    Map<Knob, Implementation> declared = new TreeMap<>();
    for (Implementation implementation : implementations) {
      for (Knob knob : implementation.knobs()) {
        Implementation other = declared.putIfAbsent(knob, implementation);
        if (other != null && !other.knobs().stream().allMatch(knob::isCompatible)) {
          throw new IllegalArgumentException(
              "%s and %s declare the knob '%s' with other values: rename one of them"
                  .formatted(other.name(), implementation.name(), knob.label()));
        }
      }
    }
    return with(declared.keySet());
  }

  /** The shared knobs and these. */
  static KnobCatalogue with(Collection<Knob> more) {
    return new KnobCatalogue(
        Stream.concat(Knob.SHARED.stream(), more.stream()).distinct().sorted().toList());
  }

  /**
   * The knob of that name.
   *
   * @throws IllegalArgumentException if there is none; the message says which there are
   */
  public Knob labelled(String label) {
    return knobs.stream()
        .filter(knob -> knob.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no knob '" + label + "', only " + String.join(", ", labels())));
  }

  /** The names of all knobs. */
  public List<String> labels() {
    return knobs.stream().map(Knob::label).toList();
  }

  /**
   * Knobs by their names, as a file has them.
   *
   * @throws IllegalArgumentException if there is no such knob, or as {@link Knobs#Knobs(Map)} says
   */
  public Knobs knobs(Map<String, String> values) {
    Map<Knob, String> known = new TreeMap<>();
    values.forEach((label, value) -> known.put(labelled(label), value));
    return new Knobs(known);
  }

  /**
   * Knobs in one line, like {@code commit-option=A,transport=http}; an empty one sets nothing.
   *
   * @throws IllegalArgumentException if a part has no value, or as {@link #knobs(Map)} says
   */
  public Knobs parse(String line) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String part : line.split(",")) {
      String[] knob = part.strip().split("=", 2);
      if (knob.length == 2) {
        values.put(knob[0].strip(), knob[1].strip());
      } else if (!part.isBlank()) {
        throw new IllegalArgumentException(
            "Knobs are written like commit-option=A,transport=http, not '" + line + "'");
      }
    }
    return knobs(values);
  }
}
