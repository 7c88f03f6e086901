package org.rubisee.bench.experiment.definition;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Under how many clients something is measured.
 *
 * @param auto whether peak and knee are searched for
 * @param pastPeak whether it is a load past the peak, which is searched for first
 * @param counts the client counts, ascending; empty where they are searched for or nothing is said
 * @param byMix counts of mixes that have their own
 */
public record ClientCounts(
    boolean auto, boolean pastPeak, List<Integer> counts, Map<String, List<Integer>> byMix) {

  /** Nothing is said. */
  static final ClientCounts NONE = of(List.of());

  private static final String AUTO = "auto";
  private static final String PAST_PEAK = "past-peak";

  /** Sorts and checks the counts. */
  public ClientCounts {
    counts = counts.stream().sorted().distinct().toList();
    byMix = Map.copyOf(byMix);
    if (counts.stream().anyMatch(count -> count < 1)) {
      throw new IllegalArgumentException("numbers from 1, not " + counts);
    }
  }

  /** Counts that are given. */
  public static ClientCounts of(List<Integer> counts) {
    return new ClientCounts(false, false, counts, Map.of());
  }

  /** A list of numbers with commas between, or {@code auto}, as it is typed. */
  public static ClientCounts parse(String text) {
    if (text.strip().equals(AUTO)) {
      return new ClientCounts(true, false, List.of(), Map.of());
    }
    try {
      return of(
          List.of(text.split(",")).stream().map(word -> Integer.valueOf(word.strip())).toList());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "numbers like 100,200,400, or 'auto', not '" + text + "'", e);
    }
  }

  /**
   * A list, a number, {@code auto}, {@code past-peak}, or a list for each mix, as it stands in a
   * file.
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static ClientCounts of(JsonNode node) {
    if (node.asText().equals(PAST_PEAK)) {
      return new ClientCounts(false, true, List.of(), Map.of());
    }
    if (!node.isObject()) {
      return parse(words(node));
    }
    Map<String, List<Integer>> byMix = new LinkedHashMap<>();
    node.properties().forEach(field -> byMix.put(field.getKey(), numbers(words(field.getValue()))));
    return new ClientCounts(false, false, List.of(), byMix);
  }

  private static List<Integer> numbers(String text) {
    ClientCounts parsed = parse(text);
    if (parsed.auto()) {
      throw new IllegalArgumentException(
          "numbers for each mix, or 'auto' for all of them: not 'auto' for one");
    }
    return parsed.counts();
  }

  private static String words(JsonNode node) {
    List<String> words = new ArrayList<>();
    if (node.isArray()) {
      node.forEach(element -> words.add(element.asText()));
    } else {
      words.add(node.asText());
    }
    return String.join(",", words);
  }

  /** Whether nothing is said. */
  public boolean isEmpty() {
    return !auto && !pastPeak && counts.isEmpty() && byMix.isEmpty();
  }

  /** This, or something else where nothing is said. */
  public ClientCounts or(ClientCounts other) {
    return isEmpty() ? other : this;
  }

  /** The counts in a mix, ascending. */
  public List<Integer> in(String mix) {
    return byMix.getOrDefault(mix, counts).stream().sorted().distinct().toList();
  }
}
