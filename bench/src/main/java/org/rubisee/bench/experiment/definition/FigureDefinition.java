package org.rubisee.bench.experiment.definition;

import java.util.List;
import org.rubisee.bench.results.FigureView;

/**
 * A figure as its file has it: a view on the experiment's trials.
 *
 * @param title what it shows
 * @param kind how
 * @param mixes in which mixes; empty: in all of the experiment
 * @param quickMixes the same in the quick form; empty: as {@code mixes}
 * @param configurations what it compares; empty: everything
 * @param quickConfigurations the same in the quick form; empty: as {@code configurations}
 * @param clients under which loads. Empty: each configuration's own
 * @param quickClients the same in the quick form
 * @param expect the picture that the paper gives, in words
 * @param published the figures of the paper whose peaks are compared with the measured ones
 */
public record FigureDefinition(
    String title,
    FigureView.Kind kind,
    List<String> mixes,
    List<String> quickMixes,
    List<String> configurations,
    List<String> quickConfigurations,
    ClientCounts clients,
    ClientCounts quickClients,
    String expect,
    List<String> published) {

  /** Puts defaults where the file says nothing. */
  public FigureDefinition {
    title = Texts.orEmpty(title);
    kind = kind == null ? FigureView.Kind.THROUGHPUT : kind;
    mixes = Texts.copyOf(mixes);
    quickMixes = Texts.copyOf(quickMixes);
    configurations = Texts.copyOf(configurations);
    quickConfigurations = Texts.copyOf(quickConfigurations);
    clients = clients == null ? ClientCounts.NONE : clients;
    quickClients = quickClients == null ? ClientCounts.NONE : quickClients;
    expect = Texts.orEmpty(expect).strip();
    published = Texts.copyOf(published);
  }

  /** The throughput of everything, without a word about it. */
  static FigureDefinition standard() {
    return new FigureDefinition(null, null, null, null, null, null, null, null, null, null);
  }

  /** Whether its trials are profiled. */
  public boolean isProfiled() {
    return kind == FigureView.Kind.BREAKDOWN;
  }

  /** Whether it needs trials at all. */
  public boolean needsTrials() {
    return kind != FigureView.Kind.SOURCES;
  }

  /** The same as a figure that asks for the trials that it shows. */
  public FigureDefinition asking() {
    return new FigureDefinition(
        title,
        FigureView.Kind.THROUGHPUT,
        mixes,
        quickMixes,
        configurations,
        quickConfigurations,
        clients,
        quickClients,
        expect,
        published);
  }

  /** Whether it has trials of its own: others show what these ask for. */
  public boolean asksForTrials() {
    return kind == FigureView.Kind.THROUGHPUT || kind == FigureView.Kind.BREAKDOWN;
  }
}
