package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.measurement.UnreadableResultException;
import org.rubisee.settings.Text;

/**
 * A line of {@value #FILE} in the folder of a trial: how a schedule or an autoscaler changed the
 * number of web servers while the load went on. The first line is what held at the beginning.
 *
 * @param atSeconds when, in seconds since the trial's start
 * @param event {@value #IN_USE} or {@value #ASKED}
 * @param nodes how many web servers
 */
public record NodeChange(double atSeconds, String event, int nodes) {

  /** The name of the file. */
  public static final String FILE = "web-nodes.csv";

  /** So many web servers get requests from now on. */
  public static final String IN_USE = "in-use";

  /** So many web servers were asked for; one that has to start comes later. */
  public static final String ASKED = "asked";

  private static final String HEADING = "at_seconds,event,nodes";
  private static final int COLUMNS = 3;

  /** Adds it to the file of a trial, which is made if it is missing. */
  public void appendTo(Path trialFolder) throws IOException {
    Path file = trialFolder.resolve(FILE);
    String head = Files.exists(file) ? "" : HEADING + "\n";
    Files.writeString(
        file,
        head + Text.of("%.3f,%s,%d%n", atSeconds, event, nodes),
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  /**
   * The changes of a trial, by time; empty if its web servers stayed. A torn last line is left out.
   *
   * @throws UnreadableResultException if a complete line is of another form
   */
  public static List<NodeChange> read(Path trialFolder) throws IOException {
    Path file = trialFolder.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      return List.of();
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    List<NodeChange> changes = new ArrayList<>();
    for (String line : text.substring(0, text.lastIndexOf('\n') + 1).lines().skip(1).toList()) {
      changes.add(parsed(file, line));
    }
    return List.copyOf(changes);
  }

  private static NodeChange parsed(Path file, String line) throws UnreadableResultException {
    String[] cells = line.split(",", -1);
    try {
      if (cells.length == COLUMNS) {
        return new NodeChange(finite(cells[0]), cells[1], Integer.parseInt(cells[2]));
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
