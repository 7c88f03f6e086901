package org.rubisee.bench.cli.options;

import org.rubisee.bench.checkout.Terminal;
import picocli.CommandLine.Option;

/** How much a command prints that takes minutes. */
@HelpGroup.In(HelpGroup.GENERAL)
public final class TerminalOptions {

  @Option(names = "--quiet", description = "Print results only, no progress")
  private boolean isQuiet;

  /** The standard output. */
  public Terminal terminal() {
    return isQuiet ? Terminal.standard().quiet() : Terminal.standard();
  }
}
