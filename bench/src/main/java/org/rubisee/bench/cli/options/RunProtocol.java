package org.rubisee.bench.cli.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.model.NearestName;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** How {@code rubis run}, {@code rubis experiment run} and {@code rubis costs} measure. */
public enum RunProtocol {
  /** Warm sites in neighbouring blocks. */
  BLOCKS("blocks"),
  /** Fresh servers for each trial, as in the papers. */
  PAPER("paper");

  private static final String CLIENTS = "--clients";
  private static final String THINK_SECONDS = "--think-seconds";
  private static final Set<String> OF_BLOCKS =
      Set.of("--rounds", "--invocations", "--warm-up-limit");
  private static final Set<String> OF_TRIALS =
      Set.of(
          CLIENTS,
          "--phases",
          THINK_SECONDS,
          "--matrices",
          "--images",
          "--arrivals",
          "--schedule",
          "--load-processes",
          "--control",
          "--node-capacity",
          "--node-schedule",
          "--static-nodes",
          "--trials",
          "--warm-up",
          "--seconds");
  private static final Set<String> OF_CURVES = Set.of(CLIENTS, THINK_SECONDS);
  private static final Set<String> MIXES_OF_BLOCKS = Set.of("browsing", "bidding");

  private final String label;

  RunProtocol(String label) {
    this.label = label;
  }

  /**
   * The protocol that the user asked for, or that the other options need. Numbers of clients who
   * think, and the search for their peak, are a curve, which both protocols can measure.
   *
   * @param spec the command, parsed
   * @param asked what the user typed
   * @throws CommandFailedException if there is no such protocol, or an option belongs to the other
   */
  public static RunProtocol of(
      CommandSpec spec, Optional<String> asked, TopologyOptions topology, LoadOptions load) {
    boolean canBeBlocks = topology.isLocal() && MIXES_OF_BLOCKS.containsAll(load.mixes());
    List<String> ofTrials = new ArrayList<>(typed(spec, OF_TRIALS));
    if (isCurve(spec, load)) {
      ofTrials.removeAll(OF_CURVES);
    }
    return checked(spec, asked, canBeBlocks, ofTrials.isEmpty(), ofTrials);
  }

  /** Whether numbers of clients who think were typed, or that their peak is searched for. */
  public static boolean isCurve(CommandSpec spec, LoadOptions load) {
    return !typed(spec, Set.of(CLIENTS)).isEmpty() && load.curve().exists();
  }

  /**
   * The same for a command whose mixes are given. The quick form of an experiment says whether it
   * is measured in blocks.
   *
   * @param mixes those that are measured
   * @param isInBlocks whether the form that was asked for is measured in blocks by itself
   */
  public static RunProtocol of(
      CommandSpec spec,
      Optional<String> asked,
      TopologyOptions topology,
      List<String> mixes,
      boolean isInBlocks) {
    boolean canBeBlocks = topology.isLocal() && MIXES_OF_BLOCKS.containsAll(mixes);
    List<String> ofTrials = typed(spec, OF_TRIALS);
    return checked(spec, asked, canBeBlocks, isInBlocks && ofTrials.isEmpty(), ofTrials);
  }

  private static RunProtocol checked(
      CommandSpec spec,
      Optional<String> asked,
      boolean canBeBlocks,
      boolean suitsBlocks,
      List<String> ofTrials) {
    RunProtocol protocol =
        asked.map(RunProtocol::named).orElse(canBeBlocks && suitsBlocks ? BLOCKS : PAPER);
    List<String> others = protocol == BLOCKS ? ofTrials : typed(spec, OF_BLOCKS);
    if (!others.isEmpty()) {
      throw new CommandFailedException(
          String.join(", ", others)
              + " has no effect under the protocol '"
              + protocol.label
              + "': leave it out, or choose the other protocol");
    }
    if (protocol == BLOCKS && !canBeBlocks) {
      throw new CommandFailedException(
          "Blocks need --topology local and the mixes browsing or bidding: use --protocol paper");
    }
    return protocol;
  }

  private static RunProtocol named(String name) {
    for (RunProtocol protocol : values()) {
      if (protocol.label.equals(name)) {
        return protocol;
      }
    }
    throw new CommandFailedException(
        NearestName.unknown("protocol", name, List.of(BLOCKS.label, PAPER.label)));
  }

  /** Which of these options were typed; those of the file of defaults decide nothing here. */
  private static List<String> typed(CommandSpec spec, Set<String> names) {
    return names.stream()
        .filter(
            name -> {
              OptionSpec option = spec.findOption(name);
              return option != null && spec.commandLine().getParseResult().hasMatchedOption(option);
            })
        .sorted()
        .toList();
  }
}
