package org.rubisee.measurement.block;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Locale;

/** What a long-lived emulator is told to do. A line of JSON whose key {@code do} names it. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "do")
@JsonSubTypes({
  @JsonSubTypes.Type(value = BlockCommand.Saturate.class, name = "saturate"),
  @JsonSubTypes.Type(value = BlockCommand.Pace.class, name = "pace"),
  @JsonSubTypes.Type(value = BlockCommand.Think.class, name = "think"),
  @JsonSubTypes.Type(value = BlockCommand.Fresh.class, name = "fresh"),
  @JsonSubTypes.Type(value = BlockCommand.End.class, name = "end")
})
public sealed interface BlockCommand {

  /** How long a stretch may last if it does not say. */
  int DEFAULT_LIMIT_SECONDS = 120;

  /**
   * Issue so many interactions, the next as soon as one has ended.
   *
   * @param station which one
   * @param stretch name of the folder for the results
   * @param busy how many interactions are in flight until the last is issued, from 1
   * @param interactions how many are issued, from 1
   * @param limitSeconds after which nothing is issued any more and nothing waited for; 0: {@value
   *     #DEFAULT_LIMIT_SECONDS}
   */
  record Saturate(
      @JsonProperty(required = true) String station,
      @JsonProperty(required = true) String stretch,
      @JsonProperty(required = true) int busy,
      @JsonProperty(required = true) long interactions,
      double limitSeconds)
      implements BlockCommand {

    public Saturate {
      stretch = name(stretch);
      limitSeconds = limit(limitSeconds);
      if (busy < 1 || interactions < 1) {
        throw new IllegalArgumentException("busy and interactions must be at least 1.");
      }
    }
  }

  /**
   * Issue interactions at the instants of a Poisson process.
   *
   * @param station which one
   * @param stretch name of the folder for the results
   * @param rate mean arrivals per second, above 0
   * @param seconds how long there are arrivals, above 0
   * @param seed of the schedule; the same seed, rate and seconds give the same schedule
   * @param limitSeconds after which nothing is issued any more and nothing waited for; 0: {@value
   *     #DEFAULT_LIMIT_SECONDS}
   */
  record Pace(
      @JsonProperty(required = true) String station,
      @JsonProperty(required = true) String stretch,
      @JsonProperty(required = true) double rate,
      @JsonProperty(required = true) double seconds,
      @JsonProperty(required = true) long seed,
      double limitSeconds)
      implements BlockCommand {

    public Pace {
      stretch = name(stretch);
      limitSeconds = limit(limitSeconds);
      if (!(rate > 0) || !(seconds > 0)) {
        throw new IllegalArgumentException("rate and seconds must be greater than 0.");
      }
    }
  }

  /**
   * Let clients think before each interaction, as in a closed loop. They do so for a while before
   * what is measured begins, and what is in flight at its end is waited for.
   *
   * @param station which one
   * @param stretch name of the folder for the results
   * @param clients how many of the station's clients take part, from 1
   * @param settlingSeconds time at the beginning that does not count, from 0
   * @param seconds time that counts, above 0
   * @param limitSeconds after which nothing is waited for any more; 0: {@value
   *     #DEFAULT_LIMIT_SECONDS} more than the stretch has by itself
   */
  record Think(
      @JsonProperty(required = true) String station,
      @JsonProperty(required = true) String stretch,
      @JsonProperty(required = true) int clients,
      @JsonProperty(required = true) double settlingSeconds,
      @JsonProperty(required = true) double seconds,
      double limitSeconds)
      implements BlockCommand {

    public Think {
      stretch = name(stretch);
      if (clients < 1 || !(settlingSeconds >= 0) || !(seconds > 0)) {
        throw new IllegalArgumentException(
            "clients must be at least 1, settlingSeconds at least 0 and seconds greater than 0.");
      }
      double own = settlingSeconds + seconds;
      limitSeconds = limitSeconds == 0 ? own + DEFAULT_LIMIT_SECONDS : limitSeconds;
      if (!(limitSeconds >= own)) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT, "limitSeconds must be at least the %s s of the stretch.", own));
      }
    }
  }

  /**
   * Clients forget sessions, knowledge and connections, and become new customers.
   *
   * @param station whose clients; empty: those of all stations
   * @param clients how many there are from now on, at most as many as the station has; 0: all
   */
  record Fresh(String station, int clients) implements BlockCommand {

    public Fresh {
      station = station == null ? "" : station;
      if (clients < 0) {
        throw new IllegalArgumentException("clients must be at least 0, which means all.");
      }
    }
  }

  /** End the process. */
  record End() implements BlockCommand {}

  /** One line, without its end. */
  default String toJson() {
    return BlockJson.line(this);
  }

  /**
   * Reads a line that {@link #toJson} made.
   *
   * @throws IllegalArgumentException if the line is something else; the message says why
   */
  static BlockCommand parse(String line) {
    return BlockJson.parse(line, BlockCommand.class);
  }

  private static double limit(double seconds) {
    if (seconds < 0) {
      throw new IllegalArgumentException("limitSeconds must be greater than 0.");
    }
    return seconds == 0 ? DEFAULT_LIMIT_SECONDS : seconds;
  }

  private static String name(String stretch) {
    if (!stretch.matches("[A-Za-z0-9][A-Za-z0-9._-]*")) {
      throw new IllegalArgumentException(
          "stretch names a folder, like 0007-measure, not '" + stretch + "'.");
    }
    return stretch;
  }
}
