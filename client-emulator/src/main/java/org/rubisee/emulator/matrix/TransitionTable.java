package org.rubisee.emulator.matrix;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.model.Interaction;

/**
 * The probabilities of a customer's next step, as the transition tables of RUBiS 1.4.3 hold them.
 *
 * <p>A step is a number: the ordinal of the interaction it leads to, {@link #BACK}, or {@link
 * #END_OF_SESSION}. A draw walks the rows in order and takes the first whose running sum exceeds
 * it; when none does, the customer stays where it is. So what a column has above 1 cuts off its
 * last rows, and what it lacks makes customers stay.
 */
public final class TransitionTable {

  /** Number of interactions. */
  public static final int STATES = Interaction.values().length;

  /** The step to the page before. */
  public static final int BACK = STATES;

  /** The step out of the site. */
  public static final int END_OF_SESSION = STATES + 1;

  /** Number of steps. */
  public static final int STEPS = STATES + 2;

  private final String name;
  private final double[][] raw;
  private final int[][] steps;
  private final double[][] runningSums;

  /**
   * @param name how the table is called
   * @param raw probability by interaction left, then by step
   */
  TransitionTable(String name, double[][] raw) {
    this.name = name;
    this.raw = raw;
    steps = new int[STATES][];
    runningSums = new double[STATES][];
    for (int from = 0; from < STATES; from++) {
      compile(from);
    }
  }

  private void compile(int from) {
    int[] compact = new int[STEPS];
    double[] sums = new double[STEPS];
    int count = 0;
    double sum = 0;
    for (int step = 0; step < STEPS; step++) {
      if (raw[from][step] > 0) {
        sum += raw[from][step];
        compact[count] = step;
        sums[count] = sum;
        count++;
      }
    }
    steps[from] = Arrays.copyOf(compact, count);
    runningSums[from] = Arrays.copyOf(sums, count);
  }

  /** One of the tables that come with the emulator. */
  public static TransitionTable builtIn(MatrixSet set, Mix mix) {
    if (set == MatrixSet.OPERATIONS) {
      return OperationMix.of(mix).table(mix.label());
    }
    String resource = set.label() + "-" + mix.label() + ".txt";
    try (InputStream in = TransitionTable.class.getResourceAsStream(resource)) {
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the built-in table " + resource, e);
    }
  }

  /**
   * Reads a table file of RUBiS 1.4.3.
   *
   * @throws IllegalArgumentException if the file cannot be read; the message says why
   */
  public static TransitionTable read(Path file) {
    try {
      return parse(Files.readString(file, StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "Cannot read the transition table " + file + ": " + e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
    }
  }

  /**
   * Reads the text of a table: a line with its name, headings, then one tab-separated line per
   * step: label, one probability per interaction left, waiting time. What follows is ignored.
   */
  static TransitionTable parse(String text) {
    List<String> lines = text.lines().toList();
    int first = firstRow(lines);
    double[][] raw = new double[STATES][STEPS];
    for (int step = 0; step < STEPS; step++) {
      String line = first + step < lines.size() ? lines.get(first + step) : "";
      parseRow(line, first + step + 1, step, raw);
    }
    String[] title = lines.get(0).split("\t");
    return new TransitionTable(title.length > 1 ? title[1].strip() : "", raw);
  }

  private static int firstRow(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("Home\t")) {
        return i;
      }
    }
    throw new IllegalArgumentException(
        "not a RUBiS transition table: no line begins with 'Home' and a tab");
  }

  private static void parseRow(String line, int lineNumber, int step, double[][] raw) {
    String[] cells = line.split("\t");
    if (cells.length <= STATES) {
      throw new IllegalArgumentException(
          "line " + lineNumber + " needs a label and " + STATES + " probabilities");
    }
    for (int from = 0; from < STATES; from++) {
      raw[from][step] = probability(cells[from + 1], lineNumber);
    }
  }

  private static double probability(String cell, int lineNumber) {
    try {
      double value = cell.isBlank() ? 0 : Double.parseDouble(cell.strip());
      if (value >= 0 && value <= 1) {
        return value;
      }
    } catch (NumberFormatException e) {
      // answered below, together with numbers out of range
    }
    throw new IllegalArgumentException(
        "line " + lineNumber + " has '" + cell + "' where a probability from 0 to 1 belongs");
  }

  /** How the table is called. */
  String name() {
    return name;
  }

  /** What the file says, also where the sum of the column makes it impossible. */
  double raw(int from, int step) {
    return raw[from][step];
  }

  /** Sum of a column of the file. */
  double columnSum(int from) {
    return runningSums[from].length == 0 ? 0 : runningSums[from][runningSums[from].length - 1];
  }

  /** Whether {@link #draw} can give this step; staying is a step to the same interaction. */
  public double effective(int from, int step) {
    double before = 0;
    double share = 0;
    for (int i = 0; i < steps[from].length; i++) {
      double upTo = Math.min(1, runningSums[from][i]);
      if (steps[from][i] == step) {
        share += upTo - before;
      }
      before = upTo;
    }
    return step == from ? share + (1 - before) : share;
  }

  /** The steps that {@link #draw} can give from here; bit n: step n. */
  public int allSteps(int from) {
    int all = 0;
    for (int step = 0; step < STEPS; step++) {
      all |= effective(from, step) > 0 ? 1 << step : 0;
    }
    return all;
  }

  /** Whether customers can go back from here. */
  public boolean remembersWayTo(int state) {
    return raw[state][BACK] > 0;
  }

  /** The steps that the file allows from here. */
  public int[] steps(int from) {
    return steps[from];
  }

  /**
   * The next step.
   *
   * @param draw uniform in [0, 1)
   */
  public int draw(int from, double draw) {
    double[] sums = runningSums[from];
    for (int i = 0; i < sums.length; i++) {
      if (draw < sums[i]) {
        return steps[from][i];
      }
    }
    return from;
  }
}
