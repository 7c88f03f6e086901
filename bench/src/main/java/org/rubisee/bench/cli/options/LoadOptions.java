package org.rubisee.bench.cli.options;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.AskedClients;
import org.rubisee.bench.experiment.TypedLoad;
import org.rubisee.bench.experiment.definition.ClientCounts;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.LoadSearch;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.experiment.schedule.SweepSchedule;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.emulator.cli.Names;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;
import org.rubisee.measurement.load.TableSpec;
import org.rubisee.settings.NearestName;
import picocli.CommandLine.Option;

/** Options that say what the clients do. */
@HelpGroup.In(HelpGroup.LOAD)
public final class LoadOptions {

  @HelpGroup.Basic
  @Option(
      names = "--mix",
      split = ",",
      paramLabel = "MIX,…",
      hideParamSyntax = true,
      completionCandidates = Names.OfMixes.class,
      description = {
        "What customers do, a name or several. Default: the standard mix of the application",
        "Walks through the site, or operations on any item and user: ${COMPLETION-CANDIDATES}"
      })
  private List<String> mixes = new ArrayList<>();

  @Way.Only({Way.CURVE, Way.TRIALS})
  @HelpGroup.Basic
  @Option(
      names = "--clients",
      defaultValue = "100",
      paramLabel = "N,…",
      hideParamSyntax = true,
      description = {
        "How many clients think: 100,200,400, or auto",
        "auto searches for the peak of throughput and measures up to three times its clients. In"
            + " 'run', both are measured in blocks unless an option needs trials. Default of"
            + " trials: ${DEFAULT-VALUE}"
      })
  private String clients;

  @Way.Only({Way.TRIALS})
  @HelpGroup.Basic
  @Option(
      names = "--phases",
      defaultValue = "short",
      paramLabel = "NAME",
      description = {
        "Length of a trial: short, oopsla02, middleware03 or seconds",
        "short: 10, 30 and 2 s; oopsla02: 2, 15 and 1 min; middleware03: 5, 30 and 5 min;"
            + " 30/120/5: so many seconds; 60-600/120/5: warms up until steady, for 60 to 600 s."
            + " Default: ${DEFAULT-VALUE}"
      })
  private String phases;

  @Way.Only({Way.CURVE, Way.TRIALS})
  @HelpGroup.Basic
  @Option(
      names = "--think-seconds",
      defaultValue = "" + Pace.PAPER_THINK_SECONDS,
      paramLabel = "S",
      description =
          "Mean think time of the clients, 0: none; the longest is "
              + Pace.CAP_PER_MEAN
              + " times that. Default: ${DEFAULT-VALUE}")
  private double thinkSeconds;

  @Way.Only({Way.TRIALS})
  @Option(
      names = "--matrices",
      defaultValue = "rubis-ee",
      paramLabel = "SET",
      description =
          "Transition matrices of walks: rubis-ee or legacy (RUBiS 1.4.3). Default:"
              + " ${DEFAULT-VALUE}")
  private String matrices;

  @Way.Only({Way.TRIALS})
  @Option(
      names = "--matrix-file",
      defaultValue = "",
      paramLabel = "FILE",
      description =
          "A transition table to use in place of that of --matrices, in the format of RUBiS 1.4.3")
  private String matrixFile;

  @Way.Only({Way.TRIALS})
  @Option(
      names = "--max-transitions",
      defaultValue = "0",
      paramLabel = "N",
      description =
          "After how many transitions a session of --matrices legacy ends. Default: "
              + TransitionTable.MOST_TRANSITIONS)
  private int mostTransitions;

  @Way.Only({Way.TRIALS})
  @Option(
      names = "--images",
      defaultValue = "cached",
      paramLabel = "HOW",
      description = "Images and styles: cached, always or none. Default: ${DEFAULT-VALUE}")
  private String images;

  @Way.Only({Way.TRIALS})
  @Option(
      names = "--arrivals",
      defaultValue = "closed",
      paramLabel = "MODE",
      description =
          "closed: the clients are always there; partly-open: sessions arrive at the rate of"
              + " --schedule; open: interactions do. With arrivals, --clients is how many sessions"
              + " can be in progress. Default: ${DEFAULT-VALUE}")
  private String arrivals;

  @Way.Only({Way.TRIALS})
  @Option(
      names = "--schedule",
      defaultValue = "",
      paramLabel = "SCHEDULE",
      description =
          "Arrivals per second, or clients of a closed loop, over the measured phase: constant:5,"
              + " steps:0=5,60=20@peak, sine:mean=20,amplitude=15,period=600,"
              + " flash-crowd:base=2,peak=10,start=60,rise=20,hold=60,fall=60 or csv:FILE with"
              + " lines second,rate. The report judges parts with names like peak")
  private String schedule;

  @Way.Only({Way.TRIALS})
  @Option(
      names = "--load-processes",
      defaultValue = "1",
      paramLabel = "N",
      description =
          "How many emulator processes share the load; together they send what one would. Default:"
              + " ${DEFAULT-VALUE}")
  private int loadProcesses;

  private Application application = Applications.standard();

  /** Says of which application the customers are; of the standard one unless said. */
  public void of(String name) {
    application = Applications.named(name);
  }

  /**
   * What the clients do, and for how long.
   *
   * @throws CommandFailedException if the options do not fit together
   */
  public LoadSpec load() {
    return load(0);
  }

  /**
   * The same, if machines of the user's may send it.
   *
   * @param onMachines how many emulators those start; 0: the load comes from this machine
   * @throws CommandFailedException if the options do not fit together
   */
  public LoadSpec load(int onMachines) {
    if (onMachines > 0 && loadProcesses != 1) {
      throw new CommandFailedException(
          "--load-processes has no effect with 'clients' in the hosts file: leave it out, and set"
              + " 'processes' of each machine there");
    }
    LoadSpec closed =
        new LoadSpec(
                application.name(),
                TypedLoad.phases(phases),
                matrices(),
                named("way of loading images", images, ImageLoading.values()))
            .with(pace())
            .with(table());
    ClientCounts numbers = counts();
    return new AskedClients(mixes(), numbers.counts(), numbers.auto())
        .arriving(closed, arrivals(), onMachines > 0 ? onMachines : loadProcesses);
  }

  /**
   * The curve that a run in blocks measures.
   *
   * @return none if clients do not think
   * @throws CommandFailedException if the numbers or the think time are out of range
   */
  public CurvePlan curve() {
    ClientCounts numbers = counts();
    Pace pace = pace();
    if (pace.thinkSeconds() == 0) {
      return CurvePlan.NONE.at(application.name());
    }
    if (numbers.auto()) {
      return CurvePlan.searching(LoadSearch.Limits.STANDARD.most(), pace).at(application.name());
    }
    try {
      return CurvePlan.of(numbers.counts(), pace).at(application.name());
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  private Arrivals arrivals() {
    try {
      return Arrivals.of(named("kind of arrivals", arrivals, ArrivalMode.values()), schedule);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  private Pace pace() {
    return TypedLoad.pace(thinkSeconds);
  }

  private TableSpec table() {
    try {
      return Workload.tableOf(matrixFile, mostTransitions, application);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  /** Mixes of operations have none to choose. */
  private MatrixSet matrices() {
    MatrixSet[] ofWalks = {MatrixSet.RUBIS_EE, MatrixSet.LEGACY};
    return named("set of matrices", matrices, ofWalks);
  }

  /**
   * Every configuration in every mix under every load, or with its peak searched for.
   *
   * @param trials trials of each point, from 1
   */
  public Agenda agenda(List<SiteConfiguration> configurations, int trials, long seed) {
    ClientCounts counts = counts();
    List<PlannedPoint> points = new ArrayList<>();
    List<SweepSchedule.Series> searched = new ArrayList<>();
    for (SiteConfiguration configuration : configurations) {
      for (String mix : mixes()) {
        if (counts.auto()) {
          searched.add(new SweepSchedule.Series(configuration.name(), mix));
        }
        counts
            .counts()
            .forEach(count -> points.add(new PlannedPoint(configuration.name(), mix, count)));
      }
    }
    return new Agenda(points, searched, trials, seed);
  }

  /** Whether customers walk through the site in all mixes. */
  boolean areWalks() {
    return application.walks().containsAll(mixes());
  }

  /**
   * The mixes by name.
   *
   * @throws CommandFailedException if there is no such mix
   */
  public List<String> mixes() {
    try {
      return mixes.isEmpty()
          ? List.of(application.standardMix().name())
          : mixes.stream().map(name -> application.mix(name).name()).distinct().toList();
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  private ClientCounts counts() {
    try {
      return ClientCounts.parse(clients);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException("--clients takes " + e.getMessage(), e);
    }
  }

  /** The constant that is written like this. */
  private static <T extends Enum<T>> T named(String kind, String name, T[] values) {
    return Stream.of(values)
        .filter(value -> value.toString().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new CommandFailedException(
                    NearestName.unknown(
                        kind, name, Stream.of(values).map(Object::toString).toList())));
  }
}
