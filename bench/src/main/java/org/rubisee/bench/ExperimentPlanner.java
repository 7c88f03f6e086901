package org.rubisee.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.experiments.ClientCounts;
import org.rubisee.bench.experiments.ConfigurationDefinition;
import org.rubisee.bench.experiments.ExperimentDefinition;
import org.rubisee.bench.experiments.FigureDefinition;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.schedule.Agenda;
import org.rubisee.bench.schedule.PlannedPoint;
import org.rubisee.bench.schedule.SweepSchedule;
import org.rubisee.emulator.ImageLoading;
import org.rubisee.emulator.MatrixSet;
import org.rubisee.servers.Implementation;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.Knob;

/** Makes the plan of an experiment, or of some of its figures. */
final class ExperimentPlanner {

  /** Turns of the quick form: what matters most comes first. */
  private static final int FIRST = 0;

  private static final int SECOND = 1;
  private static final int LAST = 2;

  private static final int ENOUGH_FOR_VERDICTS = 5;

  private final ExperimentDefinition definition;
  private final Wish wish;
  private final Optional<Jdk> secondJdk;

  /**
   * What somebody wants of an experiment.
   *
   * @param command the command line
   * @param figures the figures; empty: all
   * @param quick whether in its quick form
   * @param trials trials of each point, where that is not left to the experiment
   * @param clients client counts, where they are not left to the experiment
   * @param profile phases, where they are not left to the experiment
   * @param seed the master seed
   */
  record Wish(
      String command,
      List<String> figures,
      boolean quick,
      Optional<Integer> trials,
      Optional<ClientCounts> clients,
      Optional<String> profile,
      long seed) {}

  /**
   * A planner.
   *
   * @param secondJdk a JDK other than the bench's, if there is one
   */
  ExperimentPlanner(ExperimentDefinition definition, Wish wish, Optional<Jdk> secondJdk) {
    this.definition = definition;
    this.wish = wish;
    this.secondJdk = secondJdk;
  }

  /**
   * The plan.
   *
   * @throws CommandFailedException if a figure does not exist, or nothing can be measured
   */
  ExperimentPlan plan(Checkout checkout) {
    Map<String, FigureDefinition> wanted = wanted();
    List<PlannedPoint> points = new ArrayList<>();
    List<SweepSchedule.Series> searched = new ArrayList<>();
    measured(wanted).values().forEach(figure -> ask(figure, points, searched));
    int trials = wish.trials().orElse(wish.quick() ? 1 : definition.trials());
    Agenda agenda = new Agenda(points, searched.stream().distinct().toList(), trials, wish.seed());
    String profile =
        wish.profile().orElse(wish.quick() ? definition.quick().profile() : definition.profile());
    ExperimentPlan plan =
        ExperimentPlan.of(
                wish.command(),
                definition.configurations().keySet().stream()
                    .filter(agenda::asksFor)
                    .map(name -> configuration(name, checkout))
                    .toList(),
                new ExperimentPlan.Load(
                    LoadOptions.profile(profile),
                    MatrixSet.RUBIS_EE,
                    ImageLoading.CACHED,
                    LoadOptions.pace(definition.thinkSeconds())),
                agenda)
            .forConclusions(!wish.quick() && trials >= ENOUGH_FOR_VERDICTS)
            .of(definition.name(), views(wanted));
    return wish.quick() ? plan.within(Duration.ofMinutes(definition.quick().minutes())) : plan;
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
            Suggestion.unknown("figure", name, List.copyOf(definition.figures().keySet())));
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
          if (figure.kind() == FigureView.Kind.MAXIMA) {
            measured.put(name, figure.asking());
          } else if (figure.asksForTrials()) {
            measured.put(name, figure);
          }
        });
    measured.values().removeIf(this::lacksJdk);
    return measured;
  }

  private void ask(
      FigureDefinition figure, List<PlannedPoint> points, List<SweepSchedule.Series> searched) {
    for (String configuration : definition.configurationsOf(figure, wish.quick())) {
      if (lacksJdk(definition.configurations().get(configuration))) {
        continue;
      }
      ClientCounts clients = clients(figure, configuration);
      for (String mix : definition.mixesOf(figure, wish.quick())) {
        if (clients.auto()) {
          searched.add(new SweepSchedule.Series(configuration, mix));
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

  private SiteConfiguration configuration(String name, Checkout checkout) {
    ConfigurationDefinition known = definition.configurations().get(name);
    Implementation implementation = checkout.implementation(known.implementation());
    String title = known.title().isEmpty() ? implementation.title() : known.title();
    SiteConfiguration configuration =
        new SiteConfiguration(
            name, title, implementation, definition.knobsOf(name, implementation));
    if (!known.needsSecondJdk()) {
      return configuration;
    }
    Jdk jdk = secondJdk.orElseThrow();
    return new SiteConfiguration(
        name, title, implementation, configuration.knobs().with(Knob.JDK, jdk.home().toString()));
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
                    definition.configurationsOf(figure, wish.quick()),
                    figure.expect(),
                    definition.publishedOf(figure),
                    lacksJdk(figure)
                        ? "No second JDK was found: name one with --jdk2, or set JAVA_HOME_25."
                        : "")));
    return views;
  }

  /** Whether a figure compares two JDKs, and there is but one. */
  private boolean lacksJdk(FigureDefinition figure) {
    return !figure.configurations().isEmpty()
        && figure.configurations().stream()
            .anyMatch(name -> lacksJdk(definition.configurations().get(name)));
  }

  private boolean lacksJdk(ConfigurationDefinition configuration) {
    return configuration.needsSecondJdk() && secondJdk.isEmpty();
  }
}
