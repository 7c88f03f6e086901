package org.rubisee.bench.experiment.definition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.results.FigureView.PublishedPeak;
import org.rubisee.bench.results.PublishedResults;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.Workload;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;
import org.rubisee.measurement.load.TableSpec;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;

/**
 * An experiment as its file has it.
 *
 * @param name its name, which is also the name of the file
 * @param title in words
 * @param about what it asks and what differs from the paper, for people
 * @param application the application that its configurations implement; the standard one where the
 *     file says nothing
 * @param paper the paper's name in the published results; empty when it repeats none
 * @param phases how long the phases of a trial last, as on the command line
 * @param scale how much data, as on the command line
 * @param trials trials of each point, from 1
 * @param mixes the mixes
 * @param thinkSeconds mean think time; the papers' 7 s where the file says nothing
 * @param arrivals what makes customers send requests, as on the command line
 * @param schedule the load over the measured phase, as on the command line; empty: none
 * @param matrices the set of transition tables of walks, as on the command line
 * @param matrixFile a transition table in place of that of the set; empty: none
 * @param maxTransitions after how many transitions a session of the legacy matrices ends; 0: as in
 *     RUBiS 1.4.3
 * @param loadProcesses how many emulators share the load, from 1
 * @param knobs what is turned for all configurations whose implementation has it
 * @param configurations what is compared, by name, in the order in which reports show it
 * @param figures the views, by name
 * @param faults what is made to fail, in an experiment with faults; others have figures instead
 * @param soak how a soak loads its sites; others have figures or faults instead
 * @param quick the quick form
 */
public record ExperimentDefinition(
    String name,
    String title,
    String about,
    String application,
    String paper,
    String phases,
    String scale,
    int trials,
    List<String> mixes,
    Double thinkSeconds,
    String arrivals,
    String schedule,
    String matrices,
    String matrixFile,
    Integer maxTransitions,
    Integer loadProcesses,
    Map<String, String> knobs,
    Map<String, ConfigurationDefinition> configurations,
    Map<String, FigureDefinition> figures,
    FaultsDefinition faults,
    SoakDefinition soak,
    QuickDefinition quick) {

  private static final int ENOUGH_FOR_VERDICTS = 5;

  /** Puts defaults where the file says nothing. */
  public ExperimentDefinition {
    name = Texts.orEmpty(name);
    title = Texts.or(title, name);
    about = Texts.orEmpty(about).strip();
    application = Texts.or(application, Applications.standard().name());
    paper = Texts.orEmpty(paper);
    phases = Texts.or(phases, "oopsla02");
    scale = Texts.or(scale, "paper");
    trials = trials == 0 ? ENOUGH_FOR_VERDICTS : trials;
    mixes = mixes == null ? walksOf(application) : List.copyOf(mixes);
    thinkSeconds = thinkSeconds == null ? Pace.PAPER.thinkSeconds() : thinkSeconds;
    arrivals = Texts.or(arrivals, ArrivalMode.CLOSED.label());
    schedule = Texts.orEmpty(schedule);
    matrices = Texts.or(matrices, MatrixSet.RUBIS_EE.label());
    matrixFile = Texts.orEmpty(matrixFile);
    maxTransitions = maxTransitions == null ? 0 : maxTransitions;
    loadProcesses = loadProcesses == null ? 1 : loadProcesses;
    knobs = copyOf(knobs);
    configurations = named(configurations);
    faults = faults == null ? FaultsDefinition.NONE : faults;
    soak = soak == null ? SoakDefinition.NONE : soak;
    figures = complete(figures);
    quick = quick == null ? QuickDefinition.standard() : quick;
  }

  /** None for an application that is unknown, which is found out later. */
  private static List<String> walksOf(String application) {
    return Applications.all().stream()
        .filter(known -> known.name().equals(application))
        .flatMap(known -> known.walks().stream())
        .toList();
  }

  /**
   * What brings customers to the site.
   *
   * @throws IllegalArgumentException if it cannot be followed; the message says why
   */
  public Arrivals checkedArrivals() {
    ArrivalMode mode =
        Stream.of(ArrivalMode.values())
            .filter(known -> known.label().equals(arrivals))
            .findFirst()
            .orElseThrow(
                () -> new IllegalArgumentException("There are no arrivals '" + arrivals + "'."));
    return Arrivals.of(mode, schedule);
  }

  /**
   * The set of transition tables of walks.
   *
   * @throws IllegalArgumentException if there is none of this name
   */
  public MatrixSet matrixSet() {
    return Stream.of(MatrixSet.RUBIS_EE, MatrixSet.LEGACY)
        .filter(known -> known.label().equals(matrices))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "The matrices are rubis-ee or legacy, not '" + matrices + "'"));
  }

  /**
   * The table of the user's own, and the limit of sessions.
   *
   * @throws IllegalArgumentException if they cannot be followed; the message says why
   */
  public TableSpec table() {
    Application measured = Applications.named(application);
    TableSpec table = Workload.tableOf(matrixFile, maxTransitions, measured);
    new Workload(measured.standardMix(), matrixSet(), table, Pace.PAPER, ImageLoading.NONE, 0);
    return table;
  }

  /** Whether customers walk as the built-in tables say. */
  boolean walksAsBuiltIn() {
    return matrixFile.isEmpty() && maxTransitions == 0 && matrixSet() == MatrixSet.RUBIS_EE;
  }

  /** Whether it makes something fail, or is a soak: it needs the processes of this machine. */
  public boolean isLocal() {
    return !faults.isNone() || !soak.isNone();
  }

  /** The mixes of a figure. */
  public List<String> mixesOf(FigureDefinition figure, boolean quickForm) {
    List<String> own =
        quickForm && !figure.quickMixes().isEmpty() ? figure.quickMixes() : figure.mixes();
    return own.isEmpty() ? mixes : own;
  }

  /** The names of the configurations that a figure shows. */
  public List<String> configurationsOf(FigureDefinition figure, boolean quickForm) {
    if (quickForm && !figure.quickConfigurations().isEmpty()) {
      return figure.quickConfigurations();
    }
    return figure.configurations().isEmpty()
        ? new ArrayList<>(configurations.keySet())
        : figure.configurations();
  }

  /** The client counts of a configuration in a figure; empty when nobody gives any. */
  public ClientCounts clientsOf(FigureDefinition figure, String configuration, boolean quickForm) {
    ConfigurationDefinition own = configurations.get(configuration);
    return quickForm
        ? figure.quickClients().or(own.quickClients())
        : figure.clients().or(own.clients());
  }

  /**
   * The knobs of a configuration: its own, and those of the experiment that its implementation has.
   * A second JDK is not among them.
   */
  public Knobs knobsOf(String configuration, Implementation implementation) {
    return ExperimentCheck.knobs(this, configurations.get(configuration), implementation);
  }

  /** What the paper measured for a figure, by the configurations that come closest. */
  public List<PublishedPeak> publishedOf(FigureDefinition figure) {
    return new PublishedPeaks(PublishedResults.bundled(), this).of(figure);
  }

  private static <V> Map<String, V> copyOf(Map<String, V> map) {
    return map == null ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }

  /** A figure of which the file has the name alone has defaults for the rest. */
  private static Map<String, FigureDefinition> complete(Map<String, FigureDefinition> map) {
    Map<String, FigureDefinition> complete = new LinkedHashMap<>();
    copyOf(map)
        .forEach(
            (name, figure) ->
                complete.put(name, figure == null ? FigureDefinition.standard() : figure));
    return Collections.unmodifiableMap(complete);
  }

  private static Map<String, ConfigurationDefinition> named(
      Map<String, ConfigurationDefinition> map) {
    Map<String, ConfigurationDefinition> named = new LinkedHashMap<>();
    copyOf(map)
        .forEach(
            (name, known) ->
                named.put(
                    name,
                    (known == null
                            ? new ConfigurationDefinition(null, null, null, null, null, null, null)
                            : known)
                        .named(name)));
    return Collections.unmodifiableMap(named);
  }
}
