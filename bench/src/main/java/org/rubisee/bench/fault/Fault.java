package org.rubisee.bench.fault;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.settings.NearestName;

/**
 * Something that is made to fail.
 *
 * @param kind what happens
 * @param place where: the label of a tier, or {@code host}
 */
public record Fault(FaultKind kind, String place) {

  /** The name of a trial without a fault. */
  public static final String CONTROL = "control";

  private static final String APP = "app";

  /**
   * One time that a fault was there.
   *
   * @param startMillis when it began, milliseconds since 1970
   * @param endMillis when it had ended; what it had killed was ready again
   */
  record Occurrence(long startMillis, long endMillis) {}

  /** For example {@code killed-db}; so it stands in files. */
  @JsonValue
  public String name() {
    return kind.label() + "-" + place;
  }

  /** Whether a site without an application tier cannot have it. */
  boolean needsAppTier() {
    return place.equals(APP);
  }

  /** Whether only a site with several servers in the tier can have it. */
  boolean needsNodes() {
    return kind.isOfNode();
  }

  private boolean isUsual() {
    return !kind.isOfLoad() && !kind.isOfNode();
  }

  /** All that there are. */
  public static List<Fault> all() {
    List<Fault> all = new ArrayList<>();
    for (FaultKind kind : FaultKind.values()) {
      kind.places().forEach(place -> all.add(new Fault(kind, place)));
    }
    return List.copyOf(all);
  }

  /**
   * A fault by its name.
   *
   * @throws CommandFailedException if there is none; the message suggests one
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static Fault named(String name) {
    return named(List.of(name)).get(0);
  }

  /**
   * Faults by their names.
   *
   * @param names empty: all in which a whole tier or link fails, so none of the load, and none of
   *     one server among several
   * @throws CommandFailedException if there is none of a name; the message suggests one
   */
  public static List<Fault> named(List<String> names) {
    List<String> known = all().stream().map(Fault::name).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw new CommandFailedException(NearestName.unknown("fault", name, known));
      }
    }
    return all().stream()
        .filter(one -> names.isEmpty() ? one.isUsual() : names.contains(one.name()))
        .toList();
  }
}
