package org.rubisee.bench.cli.options;

import java.util.List;
import org.rubisee.emulator.cli.OldOption;
import picocli.CommandLine;

/** The options that have a new name; the old one is accepted for one release. */
public final class OldOptions {

  private static final List<OldOption> ALL =
      List.of(
          new OldOption("--profile", "--phases"),
          new OldOption("--show-costs", "--show-counts"),
          new OldOption("--site", "--site-setting"));

  private OldOptions() {}

  /** Makes a command and its subcommands accept the old names of their options. */
  public static void addTo(CommandLine command) {
    ALL.forEach(old -> old.addTo(command));
  }
}
