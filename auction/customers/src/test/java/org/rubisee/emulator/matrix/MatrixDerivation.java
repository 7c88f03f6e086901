package org.rubisee.emulator.matrix;

import static org.rubisee.model.Interaction.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Mix;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;
import org.rubisee.model.Interaction;

/**
 * Derives the {@code rubis-ee} transition tables from those of RUBiS 1.4.3; docs/workload.md
 * explains the steps. Running {@link #main} writes the two files again.
 */
final class MatrixDerivation {

  /** Share of write requests in the bidding mix, as the papers define it. */
  static final double WRITE_SHARE = 0.15;

  /** The forms and writes of the five ways to write; each scales with its write. */
  static final Set<Interaction> CHAINS =
      EnumSet.of(
          REGISTER,
          REGISTER_USER,
          BUY_NOW_AUTH,
          BUY_NOW,
          STORE_BUY_NOW,
          PUT_BID_AUTH,
          PUT_BID,
          STORE_BID,
          PUT_COMMENT,
          STORE_COMMENT,
          SELL,
          SELECT_CATEGORY_TO_SELL_ITEM,
          SELL_ITEM_FORM,
          REGISTER_ITEM);

  /** What share of login forms is filled in; the original's other forms have the same. */
  private static final double COMPLETED_LOGINS = 0.985;

  private static final Application AUCTION = Applications.named("auction");
  private static final int STATES = AUCTION.interactions().size();
  private static final int BACK = STATES;
  private static final int ROUNDS = 400;
  private static final double DAMPING = 0.7;
  private static final int DECIMALS = 8;

  private final TransitionTable original;
  private final double[][] start = new double[STATES][STATES + 1];

  MatrixDerivation(Mix mix) {
    original = TransitionTable.builtIn(MatrixSet.LEGACY, mix);
    for (int from = 0; from < STATES; from++) {
      for (int step = 0; step <= BACK; step++) {
        start[from][step] = original.effective(from, step);
      }
      moveToLoginForm(start[from]);
    }
    if (writes(mix)) {
      addWaysBack();
    }
  }

  /**
   * With 15 % of writes, customers cannot all start again at Home or Browse after a write, as those
   * who stay do in the original: they also return to the list or the item they came from. And
   * people look at their own page again, which the original reaches by going back to it only.
   */
  private void addWaysBack() {
    for (Interaction write : List.of(STORE_BUY_NOW, STORE_BID, STORE_COMMENT)) {
      start[write.ordinal()][SEARCH_ITEMS_BY_CATEGORY.ordinal()] = 0.35;
      start[write.ordinal()][SEARCH_ITEMS_BY_REGION.ordinal()] = 0.15;
      start[write.ordinal()][VIEW_ITEM.ordinal()] = 0.35;
    }
    start[ABOUT_ME.ordinal()][ABOUT_ME.ordinal()] = 0.2;
  }

  /** A comment begins with its login form, which the original's tables never reach. */
  private static void moveToLoginForm(double[] steps) {
    if (steps[PUT_COMMENT_AUTH.ordinal()] == 0 && steps[PUT_COMMENT.ordinal()] < 0.5) {
      steps[PUT_COMMENT_AUTH.ordinal()] = steps[PUT_COMMENT.ordinal()];
      steps[PUT_COMMENT.ordinal()] = 0;
    }
  }

  private static boolean writes(Mix mix) {
    return mix.name().equals("bidding");
  }

  /** The table of a mix: one weight per row, found by iteration, every column normalised. */
  static TransitionTable derive(Mix mix) {
    MatrixDerivation derivation = new MatrixDerivation(mix);
    double[] target = derivation.target(mix);
    double[] weights = new double[STATES + 1];
    Arrays.fill(weights, 1);
    double end = Pace.PAPER.endOfSessionPerStep();
    for (int round = 0; round < ROUNDS; round++) {
      double[] shares = StationaryShares.of(derivation.table(mix, weights), end);
      double scale = sumWhere(target, shares) / sumWhere(target, target);
      for (int state = 0; state < STATES; state++) {
        if (target[state] > 0 && shares[state] > 0) {
          weights[state] *= Math.pow(target[state] * scale / shares[state], DAMPING);
        }
      }
    }
    return derivation.table(mix, weights);
  }

  private static double sumWhere(double[] wanted, double[] values) {
    double sum = 0;
    for (int state = 0; state < STATES; state++) {
      sum += wanted[state] > 0 ? values[state] : 0;
    }
    return sum;
  }

  /** The wanted share of each interaction; 0: whatever results. */
  double[] target(Mix mix) {
    double[] shares = StationaryShares.of(original, 0);
    double written = 0;
    double chains = 0;
    for (Interaction interaction : Interaction.values()) {
      written += interaction.isWrite() ? shares[interaction.ordinal()] : 0;
      chains += CHAINS.contains(interaction) ? shares[interaction.ordinal()] : 0;
    }
    double[] target = new double[STATES];
    double factor = writes(mix) ? WRITE_SHARE / written : 0;
    double loginForm = shares[PUT_COMMENT.ordinal()] * factor / COMPLETED_LOGINS;
    double others = (1 - factor * chains - loginForm) / (1 - chains);
    for (Interaction interaction : Interaction.values()) {
      int i = interaction.ordinal();
      target[i] = shares[i] * (CHAINS.contains(interaction) ? factor : others);
    }
    target[PUT_COMMENT_AUTH.ordinal()] = writes(mix) ? loginForm : 0;
    if (!writes(mix)) {
      target[HOME.ordinal()] = 0;
    }
    return target;
  }

  private TransitionTable table(Mix mix, double[] weights) {
    double[][] columns = TransitionTable.empty(AUCTION.interactions());
    for (int from = 0; from < STATES; from++) {
      double sum = 0;
      for (int step = 0; step <= BACK; step++) {
        sum += start[from][step] * weights[step];
      }
      for (int step = 0; step <= BACK; step++) {
        columns[from][step] = start[from][step] * weights[step] / sum;
      }
    }
    return new TransitionTable("RUBiS EE, " + mix.name() + " mix", AUCTION.interactions(), columns);
  }

  /** The file, in the format of RUBiS 1.4.3, rounded so that every column sums to exactly 1. */
  static String file(TransitionTable table) {
    StringBuilder text = new StringBuilder("RUBiS Transition Table\t" + table.name() + "\n\n");
    text.append("\"To >>>\nFrom vvvv  \"");
    for (Interaction from : Interaction.values()) {
      text.append('\t').append(from.label());
    }
    text.append("\tTransition waiting time\n");
    long[][] parts = rounded(table);
    for (int step = 0; step < table.stepCount(); step++) {
      text.append(label(step));
      for (int from = 0; from < STATES; from++) {
        text.append('\t').append(decimal(parts[from][step]));
      }
      text.append('\t').append(step < STATES ? 7000 : 0).append('\n');
    }
    return text.toString();
  }

  private static long[][] rounded(TransitionTable table) {
    long whole = Math.round(Math.pow(10, DECIMALS));
    long[][] parts = new long[STATES][table.stepCount()];
    for (int from = 0; from < STATES; from++) {
      long sum = 0;
      int largest = 0;
      for (int step = 0; step < table.stepCount(); step++) {
        parts[from][step] = Math.round(table.raw(from, step) * whole);
        sum += parts[from][step];
        largest = parts[from][step] > parts[from][largest] ? step : largest;
      }
      parts[from][largest] += whole - sum;
    }
    return parts;
  }

  private static String decimal(long parts) {
    return parts == 0
        ? "0"
        : String.format(Locale.ROOT, "%." + DECIMALS + "f", parts / Math.pow(10, DECIMALS))
            .replaceAll("\\.?0+$", "");
  }

  private static String label(int step) {
    return switch (step - STATES) {
      case 0 -> "Back probability";
      case 1 -> "End of Session";
      default -> Interaction.values()[step].label();
    };
  }

  /** Writes the tables into the folder named by the only argument. */
  public static void main(String[] arguments) throws IOException {
    for (String name : AUCTION.walks()) {
      Mix mix = AUCTION.mix(name);
      Files.writeString(Path.of(arguments[0], "rubis-ee-" + name + ".txt"), file(derive(mix)));
    }
  }
}
