package org.rubisee.bench.cli.options;

import org.rubisee.bench.checkout.Terminal;
import picocli.CommandLine.Option;

/**
 * What a command prints.
 *
 * <p>Commands that are methods must take it as a mixin. Picocli finds a mixin by its name, but a
 * single option by its place, and that is wrong once {@code --help} and others are added.
 */
@HelpGroup.In(HelpGroup.GENERAL)
public final class JsonOption {

  @Option(names = "--json", description = "Print JSON, for a script")
  private boolean isJson;

  /** The standard output, which shows nothing else if it is for a script. */
  public Terminal terminal() {
    return isJson ? Terminal.standard().silent() : Terminal.standard();
  }

  /** Whether it is for a script. */
  public boolean isJson() {
    return isJson;
  }
}
