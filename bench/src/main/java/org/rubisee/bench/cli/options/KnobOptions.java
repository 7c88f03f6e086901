package org.rubisee.bench.cli.options;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knob;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.SiteSoftware;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** An option for each knob of the implementations. */
public final class KnobOptions {

  /** Those that every implementation has. */
  public static final List<Knob> COMMON =
      named("pool", "statement-cache", "web-nodes", "balancer", "jdk");

  /** Those of {@code quickstart}: of the container, each implementation takes what it has. */
  public static final List<Knob> OF_QUICKSTART =
      Stream.concat(named("container").stream(), COMMON.stream()).toList();

  /** Those whose sites no ledger is counted of. */
  public static final Set<Knob> OF_SEVERAL_SERVERS =
      Set.copyOf(named("web-nodes", "app-nodes", "balancer"));

  private KnobOptions() {}

  private static List<Knob> named(String... labels) {
    return Stream.of(labels).map(KnobCatalogue.SHARED::labelled).toList();
  }

  /** Adds options to a command. */
  public static void add(CommandLine command, List<Knob> knobs) {
    for (Knob knob : knobs) {
      command
          .getCommandSpec()
          .addOption(
              OptionSpec.builder(option(knob))
                  .type(String.class)
                  .paramLabel(knob.settings().typed())
                  .description(knob.description() + ". Default: " + knob.settings().standard())
                  .build());
    }
  }

  /**
   * What was typed.
   *
   * @param command the command, which was parsed
   * @param asked the implementations that are to run
   * @throws CommandFailedException if a value cannot be, or an implementation does not have a knob
   */
  public static Knobs of(CommandSpec command, List<Implementation> asked, Checkout checkout) {
    Map<Knob, String> typed = new TreeMap<>();
    for (Knob knob : KnobCatalogue.of(checkout.implementations()).knobs()) {
      OptionSpec option = command.findOption(option(knob));
      if (option != null && option.getValue() != null) {
        typed.put(knob, option.getValue());
      }
    }
    try {
      Knobs knobs = new Knobs(typed);
      knobs.requireOf(asked, checkout.implementations());
      // what the topology lacks needs no program here
      TopologyOptions.refuse(command, knobs);
      SiteSoftware.require(knobs, checkout.home());
      return knobs;
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  private static String option(Knob knob) {
    return "--" + knob.label();
  }
}
