package org.rubisee.emulator.cli;

import java.util.Optional;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;
import picocli.CommandLine.Option;

/** Arguments that say what customers do. */
final class WorkloadArguments {

  @Option(
      names = "--" + Measurement.APPLICATION,
      paramLabel = "NAME",
      completionCandidates = Names.OfApplications.class,
      description = {
        "Whose customers come: ${COMPLETION-CANDIDATES}. Default: the only one, else "
            + Applications.FIRST
            + "."
      })
  private Optional<String> application = Optional.empty();

  @Option(
      names = "--mix",
      paramLabel = "MIX",
      completionCandidates = Names.OfMixes.class,
      description = {
        "What customers do: a walk through the site by a transition table, or operations on any"
            + " item and user. Those of the standard application: ${COMPLETION-CANDIDATES}."
            + " Default: the standard mix of the application."
      })
  private Optional<String> mix = Optional.empty();

  @Option(
      names = "--matrices",
      paramLabel = "SET",
      defaultValue = "rubis-ee",
      description = {
        "Of a walk: rubis-ee, or legacy: tables and behaviour of RUBiS 1.4.3. Default:"
            + " ${DEFAULT-VALUE}."
      })
  private MatrixSet matrices;

  @Option(
      names = "--matrix-file",
      paramLabel = "FILE",
      defaultValue = "",
      description = "A transition table to use instead, in the format of RUBiS 1.4.3.")
  private String matrixFile;

  @Option(
      names = "--max-transitions",
      paramLabel = "N",
      defaultValue = "0",
      description = {
        "After how many transitions a session of --matrices legacy ends. Default: "
            + TransitionTable.MOST_TRANSITIONS
            + "."
      })
  private int mostTransitions;

  @Option(
      names = "--think-seconds",
      paramLabel = "S",
      defaultValue = "" + Pace.PAPER_THINK_SECONDS,
      description = "Mean think time; 0: none. Default: ${DEFAULT-VALUE}.")
  private double thinkSeconds;

  @Option(
      names = "--think-cap-seconds",
      paramLabel = "S",
      defaultValue = "-1",
      description = "Longest think time. Default: " + Pace.CAP_PER_MEAN + " times the mean.")
  private double thinkCapSeconds;

  @Option(
      names = "--session-seconds",
      paramLabel = "S",
      description = {
        "Mean session time. Default: "
            + Pace.PAPER_SESSION_SECONDS
            + ". Not for --matrices legacy, whose sessions end by a transition."
      })
  private Double sessionSeconds;

  @Option(
      names = "--timeout-seconds",
      paramLabel = "S",
      defaultValue = "" + Pace.DEFAULT_TIMEOUT_SECONDS,
      description = "How long to wait for an answer. Default: ${DEFAULT-VALUE}.")
  private double timeoutSeconds;

  @Option(
      names = "--images",
      paramLabel = "HOW",
      defaultValue = "cached",
      description = {
        "Images and style sheets: cached (once per session), always or none. Default:"
            + " ${DEFAULT-VALUE}."
      })
  private ImageLoading images;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "42",
      description = "What all random draws are derived from. Default: ${DEFAULT-VALUE}.")
  private long seed;

  Workload toWorkload() {
    double cap = thinkCapSeconds < 0 ? Pace.CAP_PER_MEAN * thinkSeconds : thinkCapSeconds;
    double session = sessionSeconds == null ? Pace.PAPER_SESSION_SECONDS : sessionSeconds;
    Pace pace = new Pace(thinkSeconds, cap, session, timeoutSeconds);
    Application known = application.map(Applications::named).orElseGet(Applications::standard);
    Workload workload =
        new Workload(
            mix.map(known::mix).orElseGet(known::standardMix),
            matrices,
            Workload.tableOf(matrixFile, mostTransitions, known),
            pace,
            images,
            seed);
    if (sessionSeconds != null && workload.matrices() == MatrixSet.LEGACY) {
      throw new IllegalArgumentException(
          "--session-seconds has no effect with --matrices legacy, whose sessions end by a"
              + " transition: leave it out, or take --matrices rubis-ee.");
    }
    return workload;
  }
}
