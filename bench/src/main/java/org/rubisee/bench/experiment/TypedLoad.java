package org.rubisee.bench.experiment;

import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.WarmUp;
import org.rubisee.measurement.load.Pace;
import org.rubisee.settings.NearestName;

/** What users type of a load, in options and in the files of experiments, checked. */
public final class TypedLoad {

  private TypedLoad() {}

  /** The papers' times with another mean think time. */
  public static Pace pace(double thinkSeconds) {
    try {
      return Pace.PAPER.withThinkSeconds(thinkSeconds);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException("--think-seconds takes seconds from 0", e);
    }
  }

  /** The phases that a text names, or gives in seconds. */
  public static Phases phases(String text) {
    String[] parts = text.split("/", -1);
    if (parts.length != Phase.values().length) {
      List<String> names = Phases.NAMED.stream().map(Phases::name).toList();
      return Phases.named(text)
          .orElseThrow(
              () ->
                  new CommandFailedException(
                      NearestName.unknown("length of phases", text, names)
                          + ", or seconds like 30/120/5 or 60-600/120/5"));
    }
    try {
      return Phases.of(
          "custom",
          WarmUp.parse(parts[0]),
          Double.parseDouble(parts[1]),
          Double.parseDouble(parts[2]));
    } catch (NumberFormatException e) {
      throw new CommandFailedException(
          "--phases takes seconds like 30/120/5 or 60-600/120/5, not '" + text + "'", e);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  /** The warm-up that a text gives in seconds. */
  public static WarmUp warmUp(String text) {
    try {
      return WarmUp.parse(text);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException("--warm-up: " + e.getMessage(), e);
    }
  }
}
