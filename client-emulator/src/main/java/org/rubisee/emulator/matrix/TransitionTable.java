package org.rubisee.emulator.matrix;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.rubisee.application.Application;
import org.rubisee.application.Interaction;
import org.rubisee.application.Mix;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.settings.Message;

/**
 * The probabilities of a customer's next step, as the transition tables of RUBiS 1.4.3 hold them.
 *
 * <p>A step is a number: the index of the interaction it leads to, {@link #back}, or {@link
 * #endOfSession}. A draw walks the rows in order and takes the first whose running sum exceeds it;
 * when none does, the customer stays where it is. So what a column has above 1 cuts off its last
 * rows, and what it lacks makes customers stay.
 */
public final class TransitionTable {

  /** What the text of a table begins with. */
  public static final String TEXT = "table:";

  /** After so many transitions a session of RUBiS 1.4.3 ends by itself. */
  public static final int MOST_TRANSITIONS = 1000;

  /** Steps besides those to interactions: back, and out of the site. */
  private static final int OTHER_STEPS = 2;

  private static final Pattern ODD = Pattern.compile("[^A-Za-z0-9._ -]+");

  private final String name;
  private final List<Interaction> interactions;
  private final int states;
  private final double[][] raw;
  private final int mostTransitions;
  private final int[][] steps;
  private final double[][] runningSums;

  /**
   * @param name how the table is called
   * @param interactions those of the application, in order; sets of steps are the bits of an int
   * @param raw probability by interaction left, then by step
   */
  TransitionTable(String name, List<Interaction> interactions, double[][] raw) {
    this(name, interactions, raw, MOST_TRANSITIONS);
  }

  private TransitionTable(
      String name, List<Interaction> interactions, double[][] raw, int mostTransitions) {
    if (interactions.size() + OTHER_STEPS > Integer.SIZE) {
      throw new IllegalArgumentException(
          "An application has at most "
              + (Integer.SIZE - OTHER_STEPS)
              + " interactions, not "
              + interactions.size());
    }
    this.name = name;
    this.interactions = interactions;
    states = interactions.size();
    this.raw = raw;
    this.mostTransitions = mostTransitions;
    steps = new int[states][];
    runningSums = new double[states][];
    for (int from = 0; from < states; from++) {
      compile(from);
    }
  }

  private void compile(int from) {
    int[] compact = new int[stepCount()];
    double[] sums = new double[stepCount()];
    int count = 0;
    double sum = 0;
    for (int step = 0; step < stepCount(); step++) {
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

  /** No step at all, from each interaction. */
  static double[][] empty(List<Interaction> interactions) {
    return new double[interactions.size()][interactions.size() + OTHER_STEPS];
  }

  /** One of the tables that come with an application. */
  public static TransitionTable builtIn(MatrixSet set, Mix mix) {
    return set == MatrixSet.OPERATIONS
        ? OperationMix.of(mix).table(mix.name())
        : parse(mix.table(set.label()), mix.application().interactions());
  }

  /**
   * The table of a file in the format of RUBiS 1.4.3, or of the text that {@link #toText} gives.
   *
   * @param fileOrText a path, or a text that begins with {@value #TEXT}
   * @param application whose interactions it is about
   * @throws IllegalArgumentException if it cannot be read; the message says why
   */
  public static TransitionTable of(String fileOrText, Application application) {
    return fileOrText.startsWith(TEXT)
        ? ofText(fileOrText.substring(TEXT.length()), application.interactions())
        : read(Path.of(fileOrText), application.interactions());
  }

  /**
   * The whole table in one line, for a command line and for results: its name, then per interaction
   * left the numbers of the steps and their probabilities, like {@code 0>1:0.07,3:0.7}.
   */
  public String toText() {
    StringBuilder text = new StringBuilder(TEXT).append(ODD.matcher(name).replaceAll(" "));
    for (int from = 0; from < states; from++) {
      String separator = ";" + from + ">";
      for (int step : steps[from]) {
        text.append(separator).append(step).append(':').append(raw[from][step]);
        separator = ",";
      }
    }
    return text.toString();
  }

  private static TransitionTable ofText(String text, List<Interaction> interactions) {
    double[][] raw = empty(interactions);
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
    return new TransitionTable(parts[0], interactions, raw);
  }

  /**
   * Reads a table file of RUBiS 1.4.3.
   *
   * @throws IllegalArgumentException if the file cannot be read; the message says why
   */
  private static TransitionTable read(Path file, List<Interaction> interactions) {
    try {
      return parse(Files.readString(file, StandardCharsets.ISO_8859_1), interactions);
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
  static TransitionTable parse(String text, List<Interaction> interactions) {
    List<String> lines = text.lines().toList();
    int first = firstRow(lines, interactions.get(0).label());
    double[][] raw = empty(interactions);
    for (int step = 0; step < interactions.size() + OTHER_STEPS; step++) {
      String line = first + step < lines.size() ? lines.get(first + step) : "";
      parseRow(line, first + step + 1, step, raw);
    }
    String[] title = lines.get(0).split("\t");
    return new TransitionTable(title.length > 1 ? title[1].strip() : "", interactions, raw);
  }

  private static int firstRow(List<String> lines, String label) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(label + "\t")) {
        return i;
      }
    }
    throw new IllegalArgumentException(
        "not a RUBiS transition table: no line begins with '" + label + "' and a tab");
  }

  private static void parseRow(String line, int lineNumber, int step, double[][] raw) {
    String[] cells = line.split("\t");
    if (cells.length <= raw.length) {
      throw new IllegalArgumentException(
          "line " + lineNumber + " needs a label and " + raw.length + " probabilities");
    }
    for (int from = 0; from < raw.length; from++) {
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
    return new TransitionTable(name, interactions, raw, transitions);
  }

  /** After how many transitions a session of RUBiS 1.4.3 ends by itself. */
  public int mostTransitions() {
    return mostTransitions;
  }

  /** The interactions that it leads to, in order. */
  public List<Interaction> interactions() {
    return interactions;
  }

  /** Number of interactions. */
  public int states() {
    return states;
  }

  /** The step to the page before. */
  public int back() {
    return states;
  }

  /** The step out of the site. */
  public int endOfSession() {
    return states + 1;
  }

  /** Number of steps. */
  public int stepCount() {
    return states + OTHER_STEPS;
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
    for (int step = 0; step < stepCount(); step++) {
      all |= effective(from, step) > 0 ? 1 << step : 0;
    }
    return all;
  }

  /** Whether customers can go back from here. */
  public boolean remembersWayTo(int state) {
    return raw[state][back()] > 0;
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
