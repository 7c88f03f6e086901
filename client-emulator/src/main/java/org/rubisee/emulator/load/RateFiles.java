package org.rubisee.emulator.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Changes of the rate of arrivals while a run goes on, as two files in the folder of its results.
 * Each file is replaced in one step.
 *
 * <pre>
 * rate-orders.csv     what is asked for: lines {@code from_second,rate}. The number of a line is the
 *                     number of its order: lines are added and never changed
 * rate-followed.csv   what the emulator does: a line {@code begin,EPOCH_MILLIS} when the load has
 *                     begun, then a line for each order, with the second from which it really holds
 * </pre>
 *
 * @param folder of the results
 */
public record RateFiles(Path folder) {

  /** What is asked for. */
  public static final String ORDERS = "rate-orders.csv";

  /** What the emulator does. */
  public static final String FOLLOWED = "rate-followed.csv";

  private static final String HEADING = "from_second,rate";
  private static final String BEGIN = "begin,";

  /**
   * What an emulator has followed.
   *
   * @param beganEpochMillis when its load began, milliseconds since 1970; of processes that begin
   *     together each may be a little late
   * @param changes the orders in their order, each from the second from which it holds
   */
  public record Followed(long beganEpochMillis, List<RateChange> changes) {

    /** Copies the list. */
    public Followed {
      changes = List.copyOf(changes);
    }
  }

  /** Asks for these changes; those that were asked for before come first. */
  public void order(List<RateChange> changes) throws IOException {
    replace(ORDERS, HEADING + "\n" + lines(changes));
  }

  /**
   * The orders so far.
   *
   * @throws IOException if the file cannot be read, or is of another form
   */
  public List<RateChange> ordered() throws IOException {
    Path file = folder.resolve(ORDERS);
    if (!Files.exists(file)) {
      return List.of();
    }
    List<String> lines = Files.readAllLines(file);
    return parsed(file, lines.subList(Math.min(1, lines.size()), lines.size()));
  }

  /** Tells what was followed until now. */
  public void tell(Followed followed) throws IOException {
    replace(FOLLOWED, BEGIN + followed.beganEpochMillis() + "\n" + lines(followed.changes()));
  }

  /**
   * What was followed until now; empty if the load has not begun.
   *
   * @throws IOException if the file cannot be read, or is of another form
   */
  public Optional<Followed> followed() throws IOException {
    Path file = folder.resolve(FOLLOWED);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    List<String> lines = Files.readAllLines(file);
    if (lines.isEmpty() || !lines.get(0).matches(BEGIN + "\\d{1,18}")) {
      throw new IOException(file + " does not say when the load began");
    }
    return Optional.of(
        new Followed(
            Long.parseLong(lines.get(0).substring(BEGIN.length())),
            parsed(file, lines.subList(1, lines.size()))));
  }

  private static String lines(List<RateChange> changes) {
    StringBuilder lines = new StringBuilder();
    for (RateChange change : changes) {
      lines.append(change.fromSecond()).append(',').append(change.order()).append('\n');
    }
    return lines.toString();
  }

  static List<RateChange> parsed(Path file, List<String> lines) throws IOException {
    List<RateChange> changes = new ArrayList<>();
    for (String line : lines) {
      int comma = line.indexOf(',');
      try {
        changes.add(
            new RateChange(
                Double.parseDouble(line.substring(0, Math.max(0, comma))),
                RateOrder.parse(line.substring(comma + 1))));
      } catch (IllegalArgumentException e) {
        throw new IOException("'" + line + "' in " + file + " is not " + HEADING, e);
      }
    }
    return changes;
  }

  private void replace(String name, String text) throws IOException {
    Path next = folder.resolve(name + ".next");
    Files.writeString(next, text);
    Files.move(
        next,
        folder.resolve(name),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }
}
