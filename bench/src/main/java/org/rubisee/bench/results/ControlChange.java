package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.rubisee.measurement.UnreadableResultException;

/**
 * A line of {@value #FILE} in the folder of a trial: what a controller or the schedule of nodes
 * changed while the load went on. The first lines are what held at the beginning.
 *
 * @param atSeconds when, in seconds since the trial's start
 * @param actuator what, for example {@value #WEB_NODES}
 * @param value its new value
 */
public record ControlChange(double atSeconds, String actuator, double value) {

  /** The name of the file. */
  public static final String FILE = "control.csv";

  /** How many web servers get requests, from the moment when this holds. */
  public static final String WEB_NODES = "web-nodes";

  /** The same from the moment when it is asked for; a server that starts comes later. */
  public static final String WEB_NODES_ASKED = "web-nodes-asked";

  /** Arrivals per second, instead of those of the schedule. */
  public static final String RATE = "rate";

  /** What the arrivals of the schedule are multiplied by. */
  public static final String RATE_FACTOR = "rate-factor";

  /** How many database connections each server may lend. */
  public static final String POOL = "pool";

  private static final String HEADING = "at_seconds,actuator,value";
  private static final int COLUMNS = 3;

  /** Whether it makes the arrivals differ from those of the schedule. */
  public boolean isOfRate() {
    return actuator.equals(RATE) || actuator.equals(RATE_FACTOR);
  }

  /** Adds it to the file of a trial, which is made if it is missing. */
  public void appendTo(Path trialFolder) throws IOException {
    Path file = trialFolder.resolve(FILE);
    String head = Files.exists(file) ? "" : HEADING + "\n";
    Files.writeString(
        file,
        head + String.format(Locale.ROOT, "%.3f,%s,%s%n", atSeconds, actuator, number(value)),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private static String number(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value)
        : String.format(Locale.ROOT, "%.6f", value);
  }

  /**
   * The changes of a trial, by time; empty if it had no controller. A torn last line is left out.
   *
   * @throws UnreadableResultException if a complete line is of another form
   */
  public static List<ControlChange> read(Path trialFolder) throws IOException {
    Path file = trialFolder.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      return List.of();
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    List<ControlChange> changes = new ArrayList<>();
    for (String line : text.substring(0, text.lastIndexOf('\n') + 1).lines().skip(1).toList()) {
      changes.add(parsed(file, line));
    }
    // a rate holds from a second that lies ahead when it is ordered
    changes.sort(Comparator.comparingDouble(ControlChange::atSeconds));
    return List.copyOf(changes);
  }

  private static ControlChange parsed(Path file, String line) throws UnreadableResultException {
    String[] cells = line.split(",", -1);
    try {
      if (cells.length == COLUMNS) {
        return new ControlChange(finite(cells[0]), cells[1], finite(cells[2]));
      }
    } catch (NumberFormatException e) {
      throw new UnreadableResultException(file, "'" + line + "' has no numbers", e);
    }
    throw new UnreadableResultException(
        file, "'" + line + "' is not " + HEADING, new IllegalArgumentException(line));
  }

  private static double finite(String text) {
    double number = Double.parseDouble(text);
    if (!Double.isFinite(number)) {
      throw new NumberFormatException(text);
    }
    return number;
  }
}
