package org.rubisee.servers.knobs;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The knobs of WildFly that GlassFish lacks, and those that it needs. */
final class GlassFishKnobs {

  /** The one version of Java on which GlassFish 7 runs. */
  static final int JAVA = 17;

  private static final String LACKS = "has nothing like it";

  /** Those that are refused whatever their value is. */
  static final List<Knob.Exclusion> EXCLUSIONS =
      Stream.of(
              Map.entry("time-limit", LACKS),
              Map.entry("insert-check", LACKS),
              Map.entry("sync", "stores changed entities before finders, always"),
              Map.entry("entity-transactions", "obeys the descriptor, which says Required"),
              Map.entry("read-ahead", LACKS),
              Map.entry("read-only", LACKS),
              Map.entry("web-nodes", "is one server for all"),
              Map.entry("app-nodes", "is one server for all"),
              Map.entry("transport", "is one server for all"))
          .map(knob -> new Knob.Exclusion(Knob.GLASSFISH, knob.getKey(), knob.getValue()))
          .toList();

  private GlassFishKnobs() {}

  /**
   * Checks knobs of which GlassFish has some values.
   *
   * @throws IllegalArgumentException if one has another value; the message says what can be done
   */
  static void check(Map<Knob, String> values) {
    if (!Knob.GLASSFISH.equals(values.get(Knob.CONTAINER))) {
      return;
    }
    if (!"co-located".equals(values.get(Knob.PLACEMENT))
        || !"reference".equals(values.get(Knob.CALL_PASSING))) {
      throw refused(
          "runs pages and beans in one server, since its ORB refuses homes of a web tier elsewhere"
              + " and carries no records; calls by local interfaces share what they pass: add"
              + " --placement co-located --call-passing reference");
    }
    if (List.of("A", "D").contains(values.getOrDefault(Knob.COMMIT_OPTION, "C"))) {
      throw refused("keeps no state between transactions: take --commit-option B or C");
    }
    if ("0".equals(values.get(Knob.BEAN_POOL))) {
      throw refused("takes 0 for no limit: take --bean-pool 1 or more");
    }
  }

  private static IllegalArgumentException refused(String why) {
    return new IllegalArgumentException("--container glassfish " + why);
  }
}
