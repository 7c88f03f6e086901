package org.rubisee.bench.experiment.definition;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.application.Applications;
import org.rubisee.bench.results.FigureView;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knob;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.settings.NearestName;
import org.rubisee.settings.Text;

/** Checks that what an experiment's file names exists and fits together. */
final class ExperimentCheck {

  private static final String ARRIVALS = "arrivals";
  private static final String LOAD_PROCESSES = "load-processes";
  private static final String SCHEDULE = "schedule";
  private static final String CONFIGURATIONS = "configurations";
  private static final String FIGURES = "figures";
  private static final String KNOBS = "knobs";
  private static final String PIN = "pin";

  private final ExperimentFile file;
  private final ExperimentDefinition definition;
  private final List<Implementation> implementations;
  private final List<String> knobLabels;

  /**
   * A check of a file.
   *
   * @param implementations those that there are, of all applications
   */
  ExperimentCheck(ExperimentFile file, List<Implementation> implementations) {
    this.file = file;
    this.definition = file.definition();
    this.implementations =
        implementations.stream()
            .filter(known -> known.application().equals(definition.application()))
            .toList();
    knobLabels =
        this.implementations.stream()
            .flatMap(known -> KnobCatalogue.of(known).labels().stream())
            .distinct()
            .toList();
  }

  /**
   * Checks it all.
   *
   * @throws ExperimentFileException at the first thing that is wrong
   */
  void check(String fileName) {
    if (!fileName.equals(definition.name() + ".yaml")) {
      throw file.wrong("the file must be called " + definition.name() + ".yaml", "name");
    }
    checkApplication();
    if (definition.configurations().isEmpty()
        || Stream.of(
                    !definition.figures().isEmpty(),
                    !definition.faults().isNone(),
                    !definition.soak().isNone())
                .filter(present -> present)
                .count()
            != 1) {
      throw file.wrong(
          "an experiment needs configurations, and either figures or faults or a soak", "name");
    }
    if (!definition.soak().isNone()) {
      checkSoak(definition.soak());
    }
    if (!definition.faults().isNone()) {
      checkFaults(definition.faults());
    }
    if (definition.trials() < 1) {
      throw file.wrong("a number from 1, not " + definition.trials(), "trials");
    }
    checkMixes(definition.mixes(), "mixes");
    definition.knobs().forEach((label, value) -> checkKnob(label, value, KNOBS, label));
    checkLoad();
    checkTable();
    definition.configurations().forEach(this::checkConfiguration);
    definition.knobs().keySet().forEach(this::checkIsTurned);
    definition.figures().forEach(this::checkFigure);
    checkNamed(
        definition.quick().blocks(),
        List.copyOf(definition.configurations().keySet()),
        "quick",
        "blocks");
  }

  private void checkApplication() {
    try {
      Applications.named(definition.application());
    } catch (IllegalArgumentException e) {
      throw file.wrong(e.getMessage(), "application");
    }
  }

  private void checkLoad() {
    List<String> modes = Stream.of(ArrivalMode.values()).map(ArrivalMode::label).toList();
    if (!modes.contains(definition.arrivals())) {
      throw file.wrong(
          NearestName.unknown("kind of arrivals", definition.arrivals(), modes), ARRIVALS);
    }
    if (definition.loadProcesses() < 1) {
      throw file.wrong("a number from 1, not " + definition.loadProcesses(), LOAD_PROCESSES);
    }
    boolean isPlain;
    try {
      isPlain = definition.checkedArrivals().isPlain();
    } catch (IllegalArgumentException e) {
      throw file.wrong(e.getMessage(), definition.schedule().isEmpty() ? ARRIVALS : SCHEDULE);
    }
    String key = definition.loadProcesses() > 1 ? LOAD_PROCESSES : SCHEDULE;
    boolean isOneProcess = definition.loadProcesses() == 1;
    if (!(isPlain && isOneProcess) && !definition.faults().isNone()) {
      throw file.wrong("has no effect in an experiment with faults", key);
    }
    if (!(isPlain && isOneProcess) && !definition.quick().blocks().isEmpty()) {
      throw file.wrong("has no effect in blocks: take 'blocks' out of 'quick'", key);
    }
  }

  private void checkTable() {
    String key = definition.maxTransitions() == 0 ? "matrices" : "max-transitions";
    key = definition.matrixFile().isEmpty() ? key : "matrix-file";
    try {
      definition.table();
    } catch (IllegalArgumentException e) {
      throw file.wrong(e.getMessage(), key);
    }
    boolean inTrials =
        definition.faults().isNone()
            && definition.soak().isNone()
            && definition.quick().blocks().isEmpty();
    if (!definition.walksAsBuiltIn() && !inTrials) {
      throw file.wrong("has an effect in trials only: take it out", key);
    }
  }

  private void checkFaults(FaultsDefinition faults) {
    if (!FaultsDefinition.canHave(faults.clients())) {
      throw file.wrong("needs one number from 1, or 'auto'", "faults", "clients");
    }
    if (!FaultsDefinition.canHave(faults.quickClients())) {
      throw file.wrong("needs one number from 1, or 'auto'", "faults", "quick-clients");
    }
  }

  private void checkSoak(SoakDefinition soak) {
    if (!FaultsDefinition.canHave(soak.clients())) {
      throw file.wrong("needs one number from 1, or 'auto'", "soak", "clients");
    }
    if (!(soak.shareOfPeak() > 0 && soak.shareOfPeak() <= 1)) {
      throw file.wrong("needs a number above 0, at most 1", "soak", "share-of-peak");
    }
  }

  private void checkConfiguration(String name, ConfigurationDefinition known) {
    if (!name.matches("[a-z0-9][a-z0-9-]*")) {
      throw file.wrong("names consist of a-z, 0-9 and -", CONFIGURATIONS, name);
    }
    Implementation implementation =
        implementation(known.implementation())
            .orElseThrow(
                () ->
                    file.wrong(
                        NearestName.unknown(
                            "implementation",
                            known.implementation(),
                            implementations.stream().map(Implementation::name).toList()),
                        CONFIGURATIONS,
                        name,
                        "implementation"));
    known
        .knobs()
        .forEach((label, value) -> checkKnob(label, value, CONFIGURATIONS, name, KNOBS, label));
    try {
      knobs(definition, known, implementation).requireOf(List.of(implementation), implementations);
    } catch (IllegalArgumentException e) {
      throw file.wrong(e.getMessage(), CONFIGURATIONS, name, KNOBS);
    }
    checkPin(name, known);
  }

  private void checkPin(String name, ConfigurationDefinition known) {
    try {
      known.pinning();
    } catch (IllegalArgumentException e) {
      throw file.wrong(e.getMessage(), CONFIGURATIONS, name, PIN);
    }
    if (!known.pin().isEmpty() && definition.figures().isEmpty()) {
      throw file.wrong("has no effect in an experiment with faults", CONFIGURATIONS, name, PIN);
    }
    if (!known.pin().isEmpty() && definition.quick().blocks().contains(name)) {
      throw file.wrong(
          "sites in blocks have the same processors: take the configuration out of 'blocks', or"
              + " 'pin' out of the configuration",
          CONFIGURATIONS,
          name,
          PIN);
    }
  }

  /** A knob of the whole experiment must be one of somebody's. */
  private void checkIsTurned(String label) {
    boolean turned =
        definition.configurations().values().stream()
            .anyMatch(
                known ->
                    knobs(definition, known, implementation(known.implementation()).orElseThrow())
                        .labels()
                        .containsKey(label));
    if (!turned) {
      throw file.wrong(
          "no configuration has it: take it out, or give it to a configuration, whose complaint"
              + " names the implementations that have it",
          KNOBS,
          label);
    }
  }

  private void checkKnob(String label, String value, String... where) {
    if (!knobLabels.contains(label)) {
      throw file.wrong(NearestName.unknown("knob", label, knobLabels), where);
    }
    if (value == null) {
      throw file.wrong("the value is missing", where);
    }
  }

  private void checkFigure(String name, FigureDefinition figure) {
    checkMixes(figure.mixes(), FIGURES, name, "mixes");
    checkMixes(figure.quickMixes(), FIGURES, name, "quick-mixes");
    List<String> all = List.copyOf(definition.configurations().keySet());
    checkNamed(figure.configurations(), all, FIGURES, name, CONFIGURATIONS);
    List<String> shown = definition.configurationsOf(figure, false);
    checkNamed(figure.quickConfigurations(), shown, FIGURES, name, "quick-configurations");
    shown.forEach(configuration -> checkClients(name, figure, configuration));
    if (figure.kind() == FigureView.Kind.SPEEDUP
        && !differ(shown, "web-nodes")
        && !differ(shown, "app-nodes")) {
      throw file.wrong(
          "a speedup needs configurations with different numbers of servers: give them 'web-nodes'"
              + " or 'app-nodes'",
          FIGURES,
          name);
    }
  }

  private boolean differ(List<String> configurations, String knob) {
    return configurations.stream()
            .map(definition.configurations()::get)
            .map(known -> known.knobs().getOrDefault(knob, "1"))
            .distinct()
            .count()
        > 1;
  }

  private void checkNamed(List<String> named, List<String> known, String... where) {
    for (String configuration : named) {
      if (!known.contains(configuration)) {
        throw file.wrong(NearestName.unknown("configuration", configuration, known), where);
      }
    }
  }

  private void checkClients(String name, FigureDefinition figure, String configuration) {
    boolean given =
        !definition.clientsOf(figure, configuration, false).isEmpty()
            && !definition.clientsOf(figure, configuration, true).isEmpty();
    if (figure.asksForTrials() && !given) {
      throw file.wrong(
          Text.of(
              "nobody says under how many clients '%s' is measured: add 'clients' and"
                  + " 'quick-clients' here or to the configuration",
              configuration),
          FIGURES,
          name);
    }
    for (boolean quick : new boolean[] {false, true}) {
      definition
          .clientsOf(figure, configuration, quick)
          .byMix()
          .keySet()
          .forEach(mix -> checkMixes(List.of(mix), CONFIGURATIONS, configuration));
    }
    boolean searched =
        definition.clientsOf(figure, configuration, false).auto()
            || definition.clientsOf(figure, configuration, true).auto();
    boolean pastPeak =
        definition.clientsOf(figure, configuration, false).pastPeak()
            || definition.clientsOf(figure, configuration, true).pastPeak();
    if (figure.asksForTrials() && !figure.isProfiled() && pastPeak) {
      throw file.wrong(
          "'past-peak' is a load for a breakdown: take 'auto', whose curve goes on past the peak",
          FIGURES,
          name);
    }
    if (figure.kind() == FigureView.Kind.BREAKDOWN && searched) {
      throw file.wrong(
          "a breakdown is profiled under given numbers of clients or 'past-peak', not under 'auto'",
          FIGURES,
          name);
    }
  }

  private void checkMixes(List<String> mixes, String... where) {
    List<String> known = Applications.named(definition.application()).mixNames();
    for (String mix : mixes) {
      if (!known.contains(mix)) {
        throw file.wrong(NearestName.unknown("mix", mix, known), where);
      }
    }
  }

  private Optional<Implementation> implementation(String name) {
    return implementations.stream()
        .filter(known -> known.path().equals(name) || known.name().equals(name))
        .findFirst();
  }

  /**
   * The knobs of a configuration: its own, and those of the experiment that its implementation has
   * as the configuration places it. The second JDK is not among them.
   */
  static Knobs knobs(
      ExperimentDefinition definition,
      ConfigurationDefinition configuration,
      Implementation implementation) {
    Map<String, String> labels = new LinkedHashMap<>(definition.knobs());
    labels.putAll(configuration.knobs());
    if (configuration.needsSecondJdk()) {
      labels.remove("jdk");
    }
    List<String> known = labels(implementation, isCoLocated(implementation, labels));
    labels
        .keySet()
        .removeIf(label -> !configuration.knobs().containsKey(label) && !known.contains(label));
    return KnobCatalogue.of(implementation).knobs(labels);
  }

  private static boolean isCoLocated(Implementation implementation, Map<String, String> labels) {
    String placement = labels.get("placement");
    return placement != null
        && implementation.hasKnob("placement")
        && Knobs.STANDARD.with("placement", placement).isCoLocated();
  }

  /** A single server has knobs of its own, and no transport between two. */
  private static List<String> labels(Implementation implementation, boolean coLocated) {
    return KnobCatalogue.of(implementation).knobs().stream()
        .filter(
            knob ->
                coLocated
                    ? !knob.label().equals("transport")
                        && (implementation.knobs().contains(knob)
                            || implementation.knobsInOneServer().contains(knob))
                    : implementation.knobs().contains(knob))
        .map(Knob::label)
        .toList();
  }
}
