package org.rubisee.bench.stats.carryover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * The blocks of a run in one cell: logarithm = site in invocation + round + effect of the site
 * before. Rounds are balanced, so the means of sites and of rounds are subtracted.
 */
final class Design {

  /** With fewer possible orders of the blocks, chance cannot be told from an effect. */
  private static final int LEAST_ORDERS = 1_000;

  private static final int LEAST_DEGREES = 5;

  /** Values that vary less are equal but for rounding. */
  private static final double ROUNDING = 1e-18;

  private final int sites;
  private final int turns;
  private final List<List<Sequence>> invocations;
  private final List<List<Sequence>> residuals;
  private final int degrees;

  private Design(int sites, int turns, List<List<Sequence>> invocations) {
    this.sites = sites;
    this.turns = turns;
    this.invocations = invocations;
    residuals = invocations.stream().map(this::residuals).toList();
    degrees =
        invocations.stream()
                .mapToInt(rounds -> rounds.size() * (sites * turns - 1) - sites + 1)
                .sum()
            - (sites - 1);
  }

  /**
   * Takes the rounds that are complete: each site has as many blocks as in the fullest round.
   *
   * @return empty if there are too few
   */
  static Optional<Design> of(int sites, List<List<Sequence>> invocations) {
    int turns =
        invocations.stream()
            .flatMap(List::stream)
            .mapToInt(round -> round.turns(sites))
            .max()
            .orElse(0);
    if (sites < 2 || turns == 0) {
      return Optional.empty();
    }
    List<List<Sequence>> complete = new ArrayList<>();
    for (List<Sequence> rounds : invocations) {
      List<Sequence> own = rounds.stream().filter(round -> round.turns(sites) == turns).toList();
      if (!own.isEmpty()) {
        complete.add(own);
      }
    }
    Design design = new Design(sites, turns, complete);
    return design.degrees >= LEAST_DEGREES
            && design.orders() >= LEAST_ORDERS
            && squares(design.residuals.stream().map(design::values).toList()) > ROUNDING
        ? Optional.of(design)
        : Optional.empty();
  }

  /** The fit with the order in which the blocks ran. */
  Optional<Fit> observed() {
    return fit(invocations);
  }

  /**
   * The fit had the sites of each round been shuffled once more. What a block took beside the means
   * of its site and round stays with its time: blocks that run one after another vary together.
   */
  Optional<Fit> shuffled(Random random) {
    return fit(
        residuals.stream()
            .map(rounds -> rounds.stream().map(round -> round.renamed(shuffle(random))).toList())
            .toList());
  }

  private Optional<Fit> fit(List<List<Sequence>> run) {
    double[][] information = new double[sites][sites];
    double[] sums = new double[sites];
    List<double[]> values = run.stream().map(this::values).toList();
    for (int i = 0; i < values.size(); i++) {
      double[][] columns = columns(run.get(i));
      for (int site = 0; site < sites; site++) {
        sums[site] += product(columns[site], values.get(i));
        for (int other = 0; other < sites; other++) {
          information[site][other] += product(columns[site], columns[other]);
        }
      }
    }
    return Fit.of(information, sums, squares(values), degrees);
  }

  /** The rounds of an invocation with what each block took beside the means of site and round. */
  private List<Sequence> residuals(List<Sequence> rounds) {
    double[] centred = values(rounds);
    int places = sites * turns;
    return IntStream.range(0, rounds.size())
        .mapToObj(
            i ->
                rounds
                    .get(i)
                    .withValues(turns, Arrays.copyOfRange(centred, i * places, (i + 1) * places)))
        .toList();
  }

  /** The values of an invocation by round and place, less the means. */
  private double[] values(List<Sequence> rounds) {
    return centred(rounds.stream().map(round -> round.byPlace(turns)).toArray(double[][]::new));
  }

  /** By site: 1 where it is the site before a block, less the means. */
  private double[][] columns(List<Sequence> rounds) {
    int[][] before = rounds.stream().map(round -> round.sitesBefore(turns)).toArray(int[][]::new);
    double[][] columns = new double[sites][];
    for (int site = 0; site < sites; site++) {
      double[][] isBefore = new double[before.length][sites * turns];
      for (int round = 0; round < before.length; round++) {
        for (int place = 0; place < isBefore[round].length; place++) {
          isBefore[round][place] = indicator(before[round][place], site);
        }
      }
      columns[site] = centred(isBefore);
    }
    return columns;
  }

  /** A block without a site before it has the average effect. */
  private double indicator(int before, int site) {
    if (before == Sequence.NONE) {
      return 1.0 / sites;
    }
    return before == site ? 1 : 0;
  }

  /** Subtracts the means of sites and rounds, and puts the values of all rounds in a row. */
  private double[] centred(double[]... rounds) {
    int places = sites * turns;
    double[] ofSites = new double[sites];
    double all = 0;
    for (double[] round : rounds) {
      for (int place = 0; place < places; place++) {
        ofSites[place / turns] += round[place] / turns / rounds.length;
        all += round[place] / places / rounds.length;
      }
    }
    double[] centred = new double[places * rounds.length];
    for (int i = 0; i < rounds.length; i++) {
      double ofRound = Arrays.stream(rounds[i]).sum() / places;
      for (int place = 0; place < places; place++) {
        centred[i * places + place] = rounds[i][place] - ofRound - ofSites[place / turns] + all;
      }
    }
    return centred;
  }

  private static double squares(List<double[]> values) {
    return values.stream().mapToDouble(own -> product(own, own)).sum();
  }

  /** How many orders of the blocks there could have been. */
  private double orders() {
    double ofRound = IntStream.rangeClosed(2, sites).asDoubleStream().reduce(1, (a, b) -> a * b);
    return Math.pow(ofRound, invocations.stream().mapToInt(List::size).sum());
  }

  private int[] shuffle(Random random) {
    int[] names = new int[sites];
    for (int i = 0; i < sites; i++) {
      int other = random.nextInt(i + 1);
      names[i] = names[other];
      names[other] = i;
    }
    return names;
  }

  private static double product(double[] one, double[] other) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += one[i] * other[i];
    }
    return sum;
  }
}
