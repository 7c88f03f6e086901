package org.rubisee.bench.cli.options;

import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.settings.NearestName;
import picocli.CommandLine.Model.CommandSpec;

/** How {@code rubis run}, {@code rubis experiment run} and {@code rubis costs} measure. */
public enum RunProtocol {
  /** Warm sites in neighbouring blocks. */
  BLOCKS("blocks"),
  /** Fresh servers for each trial, as in the papers. */
  PAPER("paper");

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
    boolean canBeBlocks = topology.isLocal() && load.areWalks();
    Way inBlocks = isCurve(spec, load) ? Way.CURVE : Way.BLOCKS;
    List<String> ofTrials = inBlocks.withoutEffect(spec);
    return checked(spec, asked, canBeBlocks, ofTrials.isEmpty(), ofTrials);
  }

  /** Whether numbers of clients who think were typed, or that their peak is searched for. */
  public static boolean isCurve(CommandSpec spec, LoadOptions load) {
    return spec.commandLine().getParseResult().hasMatchedOption("--clients")
        && load.curve().exists();
  }

  /**
   * The same for a command whose mixes are given. The quick form of an experiment says whether it
   * is measured in blocks.
   *
   * @param areWalks whether customers walk through the site in all mixes that are measured
   * @param isInBlocks whether the form that was asked for is measured in blocks by itself
   */
  public static RunProtocol of(
      CommandSpec spec,
      Optional<String> asked,
      TopologyOptions topology,
      boolean areWalks,
      boolean isInBlocks) {
    boolean canBeBlocks = topology.isLocal() && areWalks;
    List<String> ofTrials = Way.BLOCKS.withoutEffect(spec);
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
    List<String> others = protocol == BLOCKS ? ofTrials : Way.TRIALS.withoutEffect(spec);
    if (!others.isEmpty()) {
      throw new CommandFailedException(
          String.join(", ", others)
              + " has no effect under the protocol '"
              + protocol.label
              + "': leave it out, or choose the other protocol");
    }
    if (protocol == BLOCKS && !canBeBlocks) {
      throw new CommandFailedException(
          "Blocks need --topology local and mixes whose customers walk through the site: use"
              + " --protocol paper");
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
}
