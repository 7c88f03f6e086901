package org.rubisee.servers.knobs;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The knobs of WildFly's application tier that OpenEJB lacks. */
final class OpenEjbExclusions {

  private static final String LACKS = "has nothing like it";

  static final List<Knob.Exclusion> ALL =
      Stream.of(
              Map.entry("commit-option", "loads an entity in each transaction, as option C does"),
              Map.entry("bean-cache", LACKS),
              Map.entry("time-limit", LACKS),
              Map.entry("insert-check", LACKS),
              Map.entry("sync", LACKS),
              Map.entry("entity-transactions", "obeys the descriptor, which says Required"),
              Map.entry("read-ahead", LACKS),
              Map.entry("read-only", LACKS),
              Map.entry("bean-pool", "drops each instance of an entity bean after its transaction"),
              Map.entry("app-nodes", "is one server"),
              Map.entry("transport", "is called by its own protocol"),
              Map.entry("placement", "serves no pages"))
          .map(knob -> new Knob.Exclusion(Knob.OPENEJB, knob.getKey(), knob.getValue()))
          .toList();

  private OpenEjbExclusions() {}
}
