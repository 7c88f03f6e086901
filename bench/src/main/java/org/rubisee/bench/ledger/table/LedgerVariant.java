package org.rubisee.bench.ledger.table;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Server;
import org.rubisee.servers.knobs.ServerChoice;

/**
 * What distinguishes ledgers of one implementation: the knobs that were set, and, with commit
 * option A, whether the container held the entities already.
 *
 * @param suffix what follows the implementation's name in that of the ledger; empty as delivered
 */
public record LedgerVariant(String suffix) {

  /** Commit option C, the default: nothing is kept between transactions. */
  public static final LedgerVariant C = new LedgerVariant("");

  /** Commit option A, and no entity was loaded before the interaction. */
  public static final LedgerVariant A_COLD = new LedgerVariant("A-cold");

  /** Commit option A, and all entities were loaded before. */
  public static final LedgerVariant A_WARM = new LedgerVariant("A-warm");

  /** The beans in OpenEJB, which keeps nothing between transactions either. */
  public static final LedgerVariant OPENEJB = new LedgerVariant("openejb");

  /** Those that are kept in the checkout, of each implementation that has them. */
  public static final List<LedgerVariant> AGREED = List.of(C, A_COLD, A_WARM, OPENEJB);

  private static final String COMMIT_OPTION = "commit-option";
  private static final String KEEPS_STATE = "A";
  private static final String KEEPS_NOTHING = "C";

  /**
   * What a site with these knobs shows, in the order in which it is counted: with commit option A
   * cold and warm.
   *
   * @param knobs values by name
   */
  public static List<LedgerVariant> of(Map<String, String> knobs) {
    Map<String, String> others = new TreeMap<>(knobs);
    others.remove(COMMIT_OPTION, KEEPS_NOTHING);
    boolean keepsState = others.remove(COMMIT_OPTION, KEEPS_STATE);
    others.remove(Server.KNOB, Server.STANDARD);
    boolean isOpenEjb = others.remove(Server.KNOB, OPENEJB.suffix);
    String name =
        (isOpenEjb ? "-" + OPENEJB.suffix : "")
            + others.entrySet().stream()
                .map(
                    knob -> "-" + knob.getKey() + "-" + knob.getValue().replaceAll("[^\\w.]+", "-"))
                .collect(Collectors.joining());
    return keepsState
        ? List.of(
            new LedgerVariant(KEEPS_STATE + name + "-cold"),
            new LedgerVariant(KEEPS_STATE + name + "-warm"))
        : List.of(new LedgerVariant(name.replaceFirst("-", "")));
  }

  /**
   * What {@link #of} shows is compared with these, in the same order. Another build of a server
   * must count like the one of this suite.
   *
   * @param knobs values by name
   */
  public static List<LedgerVariant> comparedWith(Map<String, String> knobs) {
    Map<String, String> own = new TreeMap<>(knobs);
    own.computeIfPresent(Server.KNOB, (knob, value) -> ServerChoice.of(value).server().name());
    return of(own);
  }

  /**
   * Those that an implementation may keep in the checkout: {@link #AGREED}, and those of the values
   * of its own knobs that say so.
   */
  public static List<LedgerVariant> keptBy(Implementation implementation) {
    return Stream.concat(AGREED.stream(), ofOwnKnobs(implementation)).toList();
  }

  /** Those of the values of an implementation's own knobs. */
  static Stream<LedgerVariant> ofOwnKnobs(Implementation implementation) {
    return implementation.knobsWithLedger().stream().flatMap(knobs -> of(knobs.labels()).stream());
  }

  /**
   * The variant that describes a site that has run under load with these knobs; with commit option
   * A it has loaded its entities.
   *
   * @param knobs values by name, without knobs that change no counts
   */
  static LedgerVariant afterLoad(Map<String, String> knobs) {
    Map<String, String> counted = new TreeMap<>(knobs);
    counted.remove("call-passing", "value");
    counted.remove("call-passing", "reference");
    List<LedgerVariant> shown = comparedWith(counted);
    return shown.get(shown.size() - 1);
  }

  /** The name of a ledger, and of its file: {@code entity-cmp-A-cold}. */
  public String nameOf(String implementation) {
    return suffix.isEmpty() ? implementation : implementation + "-" + suffix;
  }
}
