package org.rubisee.emulator.matrix;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.rubisee.application.Message;
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

  /** What the text of a table begins with. */
  public static final String TEXT = "table:";

  /** After so many transitions a session of RUBiS 1.4.3 ends by itself. */
  public static final int MOST_TRANSITIONS = 1000;

  private static final Pattern ODD = Pattern.compile("[^A-Za-z0-9._ -]+");

  private final String name;
  private final double[][] raw;
  private final int mostTransitions;
  private final int[][] steps;
  private final double[][] runningSums;

  /**
   * @param name how the table is called
   * @param raw probability by interaction left, then by step
   */
  TransitionTable(String name, double[][] raw) {
    this(name, raw, MOST_TRANSITIONS);
  }

  private TransitionTable(String name, double[][] raw, int mostTransitions) {
    this.name = name;
    this.raw = raw;
    this.mostTransitions = mostTransitions;
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
   * The table of a file of RUBiS 1.4.3, or of the text that {@link #toText} gives.
   *
   * @param fileOrText a path, or a text that begins with {@value #TEXT}
   * @throws IllegalArgumentException if it cannot be read; the message says why
   */
  public static TransitionTable of(String fileOrText) {
    return fileOrText.startsWith(TEXT)
        ? ofText(fileOrText.substring(TEXT.length()))
        : read(Path.of(fileOrText));
  }

  /**
   * The whole table in one line, for a command line and for results: its name, then per interaction
   * left the numbers of the steps and their probabilities, like {@code 0>1:0.07,3:0.7}.
   */
  public String toText() {
    StringBuilder text = new StringBuilder(TEXT).append(ODD.matcher(name).replaceAll(" "));
    for (int from = 0; from < STATES; from++) {
      String separator = ";" + from + ">";
      for (int step : steps[from]) {
        text.append(separator).append(step).append(':').append(raw[from][step]);
        separator = ",";
      }
    }
    return text.toString();
  }

  private static TransitionTable ofText(String text) {
    double[][] raw = new double[STATES][STEPS];
    String[] parts = text.split(";");
    try {
      for (String part : List.of(parts).subList(1, parts.length)) {
        String[] sides = part.split(">", 2);
        for (String cell : sides[1].split(",")) {
          String[] pair = cell.split(":", 2);
          raw[Integer.parseInt(sides[0])][Integer.parseInt(pair[0])] = probability(pair[1], 1);
        }
      }
    } catch (IndexOutOfBoundsException | NumberFormatException e) {
      throw new IllegalArgumentException(
          "The text of a transition table is written like table:name;0>1:0.07,3:0.7", e);
    }
    return new TransitionTable(parts[0], raw);
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
          "Cannot read the transition table " + file + ": " + Message.of(e), e);
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

  /**
   * The same table with sessions of another length.
   *
   * @param transitions after how many a session ends by itself, from 1
   */
  public TransitionTable endingAfter(int transitions) {
    return new TransitionTable(name, raw, transitions);
  }

  /** After how many transitions a session of RUBiS 1.4.3 ends by itself. */
  public int mostTransitions() {
    return mostTransitions;
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
