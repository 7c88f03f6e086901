package org.rubisee.bench.experiment;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.definition.ClientCounts;
import org.rubisee.bench.experiment.definition.ConfigurationDefinition;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.experiment.definition.FigureDefinition;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.experiment.schedule.SweepSchedule;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.settings.NearestName;

/**
 * Makes the plan of an experiment, or of some of its figures.
 *
 * @param capabilities what configurations may need; those that lack some are left out
 */
public record ExperimentPlanner(
    ExperimentDefinition definition, Wish wish, Capabilities capabilities, Checkout checkout) {

  /** Turns of the quick form: what matters most comes first. */
  private static final int FIRST = 0;

  private static final int SECOND = 1;
  private static final int LAST = 2;

  private static final int ENOUGH_FOR_VERDICTS = 5;

  /** Curves whose peak is searched for, and those of them that are profiled past it. */
  private record Curves(Set<SweepSchedule.Series> searched, Set<SweepSchedule.Series> pastPeak) {}

  /**
   * The plan.
   *
   * @throws CommandFailedException if a figure does not exist, or nothing can be measured
   */
  public TrialsPlan plan() {
    return plan(0);
  }

  /**
   * The same, if machines of the user's may send the load.
   *
   * @param onMachines how many emulators those start, whatever the experiment says; 0: the load
   *     comes from this machine
   * @throws CommandFailedException if a figure does not exist, or nothing can be measured
   */
  public TrialsPlan plan(int onMachines) {
    Map<String, FigureDefinition> wanted = wanted();
    List<PlannedPoint> points = new ArrayList<>();
    Curves curves = new Curves(new LinkedHashSet<>(), new LinkedHashSet<>());
    measured(wanted).values().forEach(figure -> ask(figure, points, curves));
    int trials = wish.trials().orElse(wish.quick() ? 1 : definition.trials());
    Agenda agenda =
        new Agenda(
            points,
            List.copyOf(curves.searched()),
            List.copyOf(curves.pastPeak()),
            trials,
            wish.seed());
    String phases =
        wish.phases().orElse(wish.quick() ? definition.quick().phases() : definition.phases());
    return new TrialsPlan(
        definition.configurations().keySet().stream()
            .filter(agenda::asksFor)
            .map(this::configuration)
            .toList(),
        load(phases, agenda, onMachines),
        agenda,
        wish.quick() ? Duration.ofMinutes(definition.quick().minutes()).toSeconds() : 0,
        !wish.quick() && trials >= ENOUGH_FOR_VERDICTS,
        definition.name(),
        views(wanted));
  }

  private LoadSpec load(String phases, Agenda agenda, int onMachines) {
    LoadSpec closed =
        new LoadSpec(
                definition.application(),
                TypedLoad.phases(phases),
                definition.matrixSet(),
                ImageLoading.CACHED)
            .with(TypedLoad.pace(definition.thinkSeconds()))
            .with(definition.table());
    List<Integer> counts = agenda.points().stream().map(PlannedPoint::clients).distinct().toList();
    List<String> mixes = agenda.points().stream().map(PlannedPoint::mix).distinct().toList();
    try {
      return new AskedClients(mixes, counts, !agenda.searched().isEmpty())
          .arriving(
              closed,
              definition.checkedArrivals(),
              onMachines > 0 ? onMachines : definition.loadProcesses());
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  /**
   * The sites of a run in blocks: those that were chosen by name, else those of the wanted figures,
   * else those of the quick form or all. What cannot be measured here is left out.
   *
   * @param chosen names of configurations; empty: not chosen
   * @throws CommandFailedException if a chosen one does not exist or cannot be measured here, fewer
   *     than two are left, or the load arrives
   */
  public List<SiteConfiguration> sites(List<String> chosen) {
    if (!definition.checkedArrivals().isPlain() || definition.loadProcesses() > 1) {
      throw new CommandFailedException(
          "Blocks have no arrivals, schedule or load processes: measure this experiment with"
              + " --protocol paper");
    }
    List<String> known = List.copyOf(definition.configurations().keySet());
    requireKnown(definition, chosen);
    for (String name : chosen) {
      if (isPinned(name)) {
        throw new CommandFailedException(
            name
                + " has processors of its own, and sites in blocks have the same ones: measure it"
                + " with --protocol paper");
      }
      lacking(name)
          .ifPresent(
              why -> {
                throw new CommandFailedException(name + " cannot be measured here. " + why);
              });
    }
    List<String> possible =
        (chosen.isEmpty() ? sitesOfFigures(known) : chosen.stream().distinct().toList())
            .stream().filter(name -> lacking(name).isEmpty() && !isPinned(name)).toList();
    if (possible.size() < 2) {
      throw new CommandFailedException(
          "Blocks compare at least two configurations, and fewer can be measured here: choose"
              + " others with --configuration; 'rubis experiment show "
              + definition.name()
              + "' lists them");
    }
    return possible.stream().map(this::configuration).toList();
  }

  private boolean isPinned(String name) {
    return !definition.configurations().get(name).pin().isEmpty();
  }

  private List<String> sitesOfFigures(List<String> known) {
    if (wish.figures().isEmpty()) {
      return wish.quick() && !definition.quick().blocks().isEmpty()
          ? definition.quick().blocks()
          : known;
    }
    return wanted().values().stream()
        .filter(FigureDefinition::needsTrials)
        .flatMap(figure -> definition.configurationsOf(figure, wish.quick()).stream())
        .distinct()
        .toList();
  }

  private Map<String, FigureDefinition> wanted() {
    if (wish.figures().isEmpty()) {
      return definition.figures();
    }
    Map<String, FigureDefinition> wanted = new LinkedHashMap<>();
    for (String name : wish.figures()) {
      FigureDefinition figure = definition.figures().get(name);
      if (figure == null) {
        throw new CommandFailedException(
            NearestName.unknown("figure", name, List.copyOf(definition.figures().keySet())));
      }
      wanted.put(name, figure);
    }
    return wanted;
  }

  /** The wanted figures that have trials of their own, and those on whose trials others rely. */
  private Map<String, FigureDefinition> measured(Map<String, FigureDefinition> wanted) {
    Map<String, FigureDefinition> measured = new LinkedHashMap<>();
    wanted.forEach(
        (name, figure) -> {
          if (figure.needsTrials()) {
            measured.put(name, figure.asksForTrials() ? figure : figure.asking());
          }
        });
    measured.values().removeIf(figure -> leftOut(figure).isPresent());
    return measured;
  }

  private void ask(FigureDefinition figure, List<PlannedPoint> points, Curves curves) {
    for (String configuration : possible(figure)) {
      ClientCounts clients = clients(figure, configuration);
      for (String mix : definition.mixesOf(figure, wish.quick())) {
        SweepSchedule.Series curve = new SweepSchedule.Series(configuration, mix);
        if (clients.auto() || clients.pastPeak()) {
          curves.searched().add(curve);
        }
        if (clients.pastPeak()) {
          curves.pastPeak().add(curve);
        }
        for (int count : clients.in(mix)) {
          boolean first = count == clients.in(mix).get(0);
          int turn = wish.quick() ? turn(figure, configuration, first) : FIRST;
          points.add(new PlannedPoint(configuration, mix, count, figure.isProfiled(), turn));
        }
      }
    }
  }

  private ClientCounts clients(FigureDefinition figure, String configuration) {
    ClientCounts own = definition.clientsOf(figure, configuration, wish.quick());
    return figure.isProfiled() && wish.clients().map(ClientCounts::auto).orElse(false)
        ? own
        : wish.clients().orElse(own);
  }

  private int turn(FigureDefinition figure, String configuration, boolean first) {
    boolean plain = definition.configurations().get(configuration).isPlain();
    if (first && plain && !figure.isProfiled()) {
      return FIRST;
    }
    return first ? SECOND : LAST;
  }

  private SiteConfiguration configuration(String name) {
    return site(definition, name, capabilities.secondJdk(), checkout);
  }

  /**
   * Checks that an experiment has configurations.
   *
   * @throws CommandFailedException if it lacks one; the message suggests another
   */
  public static void requireKnown(ExperimentDefinition definition, List<String> names) {
    List<String> known = List.copyOf(definition.configurations().keySet());
    for (String name : names) {
      if (!known.contains(name)) {
        throw new CommandFailedException(NearestName.unknown("configuration", name, known));
      }
    }
  }

  /** A configuration of an experiment, ready to be started; a second JDK if it needs one. */
  public static SiteConfiguration site(
      ExperimentDefinition definition, String name, Optional<Jdk> secondJdk, Checkout checkout) {
    ConfigurationDefinition known = definition.configurations().get(name);
    Implementation implementation = checkout.implementation(known.implementation());
    String title = known.title().isEmpty() ? implementation.title() : known.title();
    Knobs knobs = definition.knobsOf(name, implementation);
    if (known.needsSecondJdk()) {
      Jdk jdk =
          secondJdk.orElseThrow(
              () ->
                  new CommandFailedException(
                      name + " needs a second JDK, and none was found: set JAVA_HOME_25"));
      knobs = knobs.with("jdk", jdk.home().toString());
    }
    return new SiteConfiguration(name, title, implementation, knobs, known.pinning());
  }

  private List<FigureView> views(Map<String, FigureDefinition> wanted) {
    List<FigureView> views = new ArrayList<>();
    wanted.forEach(
        (name, figure) ->
            views.add(
                new FigureView(
                    name,
                    figure.title(),
                    figure.kind(),
                    definition.mixesOf(figure, wish.quick()),
                    leftOut(figure).isPresent() ? List.of() : possible(figure),
                    figure.expect(),
                    definition.publishedOf(figure),
                    leftOut(figure).orElseGet(() -> String.join(" ", lackings(figure))),
                    loads(figure))));
    return views;
  }

  private FigureView.Loads loads(FigureDefinition figure) {
    if (!figure.isProfiled()) {
      return FigureView.Loads.ALL;
    }
    Set<Integer> counts = new TreeSet<>();
    boolean pastPeak = false;
    for (String configuration : possible(figure)) {
      ClientCounts clients = clients(figure, configuration);
      pastPeak |= clients.pastPeak();
      definition.mixesOf(figure, wish.quick()).forEach(mix -> counts.addAll(clients.in(mix)));
    }
    return new FigureView.Loads(List.copyOf(counts), pastPeak);
  }

  /** Why nothing of a figure is measured: it needs what is missing, or compares too little. */
  private Optional<String> leftOut(FigureDefinition figure) {
    if (!figure.needsTrials()) {
      return Optional.empty();
    }
    Set<String> lackings = lackings(figure);
    return capabilities
        .lacking(figure)
        .or(
            () ->
                lackings.isEmpty() || possible(figure).size() > 1
                    ? Optional.empty()
                    : Optional.of(String.join(" ", lackings)));
  }

  /** The configurations of a figure that can be measured. */
  private List<String> possible(FigureDefinition figure) {
    return definition.configurationsOf(figure, wish.quick()).stream()
        .filter(name -> lacking(name).isEmpty())
        .toList();
  }

  /** Why the others cannot. */
  private Set<String> lackings(FigureDefinition figure) {
    return definition.configurationsOf(figure, wish.quick()).stream()
        .flatMap(name -> lacking(name).stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private Optional<String> lacking(String name) {
    ConfigurationDefinition known = definition.configurations().get(name);
    return capabilities.lacking(
        known, definition.knobsOf(name, checkout.implementation(known.implementation())));
  }
}
