package org.rubisee.emulator.load;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.emulator.cli.EmulatorCommand;
import org.rubisee.emulator.site.Target;

/**
 * What one emulator process does. {@link #toArguments} is the command line that makes a process of
 * its own do it.
 *
 * @param target the site
 * @param workload what customers do
 * @param profile how long
 * @param clients which clients this process emulates
 */
public record EmulatorOptions(
    Target target, Workload workload, Profile profile, ClientRange clients) {

  /**
   * The arguments for {@link EmulatorCommand} that say the same.
   *
   * @param outputFolder where the process leaves its results
   */
  public List<String> toArguments(String outputFolder) {
    List<String> arguments = new ArrayList<>();
    add(arguments, "--url", target.url());
    add(arguments, "--site", target.site());
    add(arguments, "--users", target.users());
    add(arguments, "--categories", target.categories());
    add(arguments, "--regions", target.regions());
    add(arguments, "--items", target.items());
    add(arguments, "--mix", workload.mix());
    add(arguments, "--matrices", workload.matrices());
    if (!workload.matrixFile().isEmpty()) {
      add(arguments, "--matrix-file", workload.matrixFile());
    }
    add(arguments, "--think-seconds", workload.pace().thinkSeconds());
    add(arguments, "--think-cap-seconds", workload.pace().thinkCapSeconds());
    add(arguments, "--session-seconds", workload.pace().sessionSeconds());
    add(arguments, "--timeout-seconds", workload.pace().timeoutSeconds());
    add(arguments, "--images", workload.images());
    add(arguments, "--seed", workload.seed());
    add(arguments, "--warm-up-seconds", profile.warmUp());
    add(arguments, "--measure-seconds", profile.measureSeconds());
    add(arguments, "--cool-down-seconds", profile.coolDownSeconds());
    Profile.named(profile.name()).ifPresent(named -> add(arguments, "--profile", named.name()));
    add(arguments, "--client-range", clients);
    add(arguments, "--output", outputFolder);
    return List.copyOf(arguments);
  }

  private static void add(List<String> arguments, String option, Object value) {
    arguments.add(option);
    arguments.add(value.toString());
  }
}
