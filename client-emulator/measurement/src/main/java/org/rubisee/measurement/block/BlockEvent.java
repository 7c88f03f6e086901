package org.rubisee.measurement.block;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Map;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Phase;

/** What a long-lived emulator answers: one line of JSON per command, and one when it is ready. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
@JsonSubTypes({
  @JsonSubTypes.Type(value = BlockEvent.Ready.class, name = "ready"),
  @JsonSubTypes.Type(value = BlockEvent.Reached.class, name = "reached"),
  @JsonSubTypes.Type(value = BlockEvent.Done.class, name = "done"),
  @JsonSubTypes.Type(value = BlockEvent.Error.class, name = "error")
})
public sealed interface BlockEvent {

  /**
   * The emulator knows its sites and waits for commands.
   *
   * @param stations their names
   */
  record Ready(List<String> stations) implements BlockEvent {
    public Ready {
      stations = List.copyOf(stations);
    }
  }

  /**
   * A stretch of clients who think has come to an instant at which the bench reads its clocks: the
   * begin or the end of what is measured. The answer to the command still follows.
   *
   * @param phase the phase that begins now
   * @param nanos the instant, on the clock of {@link System#nanoTime}
   */
  record Reached(Phase phase, long nanos) implements BlockEvent {}

  /**
   * A command was followed. After {@code fresh} there is no stretch, and all numbers are 0. Clocks
   * named {@code nanos} are those of {@link System#nanoTime}: processes on one Linux machine share
   * it.
   *
   * @param station where; empty: at all stations
   * @param stretch its name; its folder is written
   * @param beganNanos when its first interaction was due
   * @param lastIssuedNanos when its last interaction was issued
   * @param endedNanos when its last interaction had ended
   * @param beganEpochMillis {@code beganNanos} on the clock of the computer
   * @param offered how many interactions were to be issued
   * @param interactions how many were issued
   * @param notIssued how many were not, because the limit was reached
   * @param completed how many of those issued got a page: ok or rejected
   * @param outcomes how those issued ended
   * @param writes how many of those issued were writes
   * @param cpuSeconds that the emulator used, user and system
   */
  record Done(
      String station,
      String stretch,
      long beganNanos,
      long lastIssuedNanos,
      long endedNanos,
      long beganEpochMillis,
      long offered,
      long interactions,
      long notIssued,
      long completed,
      Map<Outcome, Long> outcomes,
      long writes,
      double cpuSeconds)
      implements BlockEvent {

    /** No stretch was run. */
    public static Done without(String station) {
      return new Done(station, "", 0, 0, 0, 0, 0, 0, 0, 0, Map.of(), 0, 0);
    }
  }

  /**
   * A command could not be followed. The emulator waits for the next one.
   *
   * @param message why
   */
  record Error(String message) implements BlockEvent {}

  /** One line, without its end. */
  default String toJson() {
    return BlockJson.line(this);
  }

  /**
   * Reads a line that {@link #toJson} made.
   *
   * @throws IllegalArgumentException if the line is something else
   */
  static BlockEvent parse(String line) {
    return BlockJson.parse(line, BlockEvent.class);
  }
}
