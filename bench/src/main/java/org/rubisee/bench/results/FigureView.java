package org.rubisee.bench.results;

import java.util.List;
import java.util.OptionalInt;

/**
 * A view on the trials of a run that an experiment names, usually after a figure or table of its
 * paper. The trials belong to the run; several views may show the same ones.
 *
 * @param name for example {@code fig6-7}
 * @param title what it shows
 * @param kind how
 * @param mixes the mixes it shows, in this order
 * @param configurations the names of the configurations it shows, in this order; empty when the
 *     figure was left out
 * @param expected the picture that the paper gives, in words
 * @param published what the paper measured
 * @param leftOut why this run has no trials for it, or not for all of its configurations; empty
 *     when it has
 * @param loads the loads of its profiled trials
 */
public record FigureView(
    String name,
    String title,
    Kind kind,
    List<String> mixes,
    List<String> configurations,
    String expected,
    List<PublishedPeak> published,
    String leftOut,
    Loads loads) {

  /**
   * The loads whose profiled trials a view shows.
   *
   * @param clients numbers of clients, ascending
   * @param pastPeak whether it shows loads with more clients than the highest throughput has
   */
  public record Loads(List<Integer> clients, boolean pastPeak) {

    /** All that there are. */
    public static final Loads ALL = new Loads(List.of(), false);

    public Loads {
      clients = List.copyOf(clients);
    }

    /**
     * Whether a load is one of them.
     *
     * @param load a number of clients
     * @param peak that of the highest throughput; empty if it was not measured
     */
    public boolean include(int load, OptionalInt peak) {
      return equals(ALL)
          || clients.contains(load)
          || pastPeak && peak.isPresent() && load > peak.getAsInt();
    }
  }

  /** How a view shows trials. */
  public enum Kind {
    /** Throughput and response time against clients. */
    THROUGHPUT,
    /** The highest throughput of each configuration. */
    MAXIMA,
    /** The highest throughput against the number of servers of a tier, and the speedup. */
    SPEEDUP,
    /** How busy each tier is at the highest throughput of each configuration. */
    UTILIZATION,
    /** How many instances of entity beans wait in pools, per configuration. */
    POOLED,
    /** How many instances of entity beans an interaction returns to pools, per configuration. */
    PASSIVATIONS,
    /** Where the CPU time of each configuration goes, from profiled trials. */
    BREAKDOWN,
    /** Classes and lines of the sources; needs no trial. */
    SOURCES
  }

  /**
   * The highest point of a published curve.
   *
   * @param figure the paper's number of the figure
   * @param mix the mix
   * @param configuration the configuration of this run that comes closest
   * @param publishedAs what the paper calls it
   * @param clients where the curve peaks
   * @param interactionsPerMinute how high
   * @param base what it is compared with
   */
  public record PublishedPeak(
      String figure,
      String mix,
      String configuration,
      String publishedAs,
      int clients,
      double interactionsPerMinute,
      Base base) {

    /**
     * The peak that the paper compares others with.
     *
     * @param configuration the configuration of this run that comes closest; empty if none does
     * @param interactionsPerMinute the paper's throughput
     */
    public record Base(String configuration, double interactionsPerMinute) {}
  }

  public FigureView {
    mixes = List.copyOf(mixes);
    configurations = List.copyOf(configurations);
    published = List.copyOf(published);
  }

  /** Whether this run has no trials for it. */
  public boolean showsNothing() {
    return configurations.isEmpty();
  }
}
