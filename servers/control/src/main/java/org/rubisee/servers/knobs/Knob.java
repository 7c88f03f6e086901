package org.rubisee.servers.knobs;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A runtime setting of an implementation. It has the same name in the command line, in results and
 * reports, and in {@value Implementation#FILE}, which lists the knobs of an implementation.
 *
 * @param place in help and reports
 * @param label its name, for example {@code commit-option}
 * @param settings what it can be set to
 * @param description what it does, in one sentence without a full stop
 * @param properties the system properties of the servers that get the value
 * @param sets the properties that a value, or {@value #DEFAULT}, sets instead of these
 * @param changesCounts whether its values differ in calls, statements, rows or bytes, which a
 *     ledger counts
 * @param valuesWithLedger the values of which a ledger is kept beside that of the default
 * @param exclusions what it cannot be combined with
 */
public record Knob(
    int place,
    String label,
    KnobValues settings,
    String description,
    List<String> properties,
    Map<String, Map<String, String>> sets,
    boolean changesCounts,
    List<String> valuesWithLedger,
    List<Exclusion> exclusions)
    implements Comparable<Knob> {

  /** Stands for the default where it is words. */
  static final String DEFAULT = "default";

  private static final Comparator<Knob> ORDER =
      Comparator.comparingInt(Knob::place).thenComparing(Knob::label);

  /** Copies the collections. */
  public Knob {
    properties = List.copyOf(properties);
    sets = Map.copyOf(sets);
    valuesWithLedger = List.copyOf(valuesWithLedger);
    exclusions = List.copyOf(exclusions);
  }

  /** The same, with further exclusions. */
  Knob excluding(List<Exclusion> others) {
    return with(settings, Stream.concat(exclusions.stream(), others.stream()).toList());
  }

  /**
   * The same for an implementation with these entity beans.
   *
   * @throws IllegalArgumentException if its values name beans, and there are none
   */
  Knob ofBeans(List<String> beans) {
    if (settings.isOfBeans() && beans.isEmpty()) {
      throw new IllegalArgumentException(
          "'beans' is missing: " + label + " takes names of entity beans");
    }
    return with(settings.ofBeans(beans), exclusions);
  }

  private Knob with(KnobValues newSettings, List<Exclusion> newExclusions) {
    return new Knob(
        place,
        label,
        newSettings,
        description,
        properties,
        sets,
        changesCounts,
        valuesWithLedger,
        newExclusions);
  }

  /** The system properties of the servers that set it to a value. */
  Map<String, String> properties(String value) {
    if (sets.containsKey(value)) {
      return sets.get(value);
    }
    Map<String, String> all = new HashMap<>();
    for (String part : settings.parts().isEmpty() ? List.of(value) : List.of(value.split(","))) {
      String[] ofPart = settings.parts().isEmpty() ? new String[] {part} : part.split("=", 2);
      properties.forEach(
          property ->
              all.put(
                  ofPart.length == 1 ? property : property + "." + ofPart[0],
                  ofPart[ofPart.length - 1]));
    }
    return all;
  }

  /** What the servers have if nobody sets it, as far as these properties set it. */
  Map<String, String> defaults() {
    return sets.containsKey(DEFAULT) || !settings.allow(settings.standard())
        ? sets.getOrDefault(DEFAULT, Map.of())
        : properties(settings.standard());
  }

  @Override
  public int compareTo(Knob other) {
    return ORDER.compare(this, other);
  }

  /** Names of knobs are unique within an implementation. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Knob knob && label.equals(knob.label);
  }

  @Override
  public int hashCode() {
    return label.hashCode();
  }

  @Override
  public String toString() {
    return label;
  }
}
