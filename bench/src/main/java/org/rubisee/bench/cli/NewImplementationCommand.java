package org.rubisee.bench.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.scaffold.ImplementationCopy;
import org.rubisee.settings.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code rubis new-implementation}: starts a further implementation as a copy of another. */
@Command(
    name = "new-implementation",
    description = {
      "Starts a further implementation.",
      "Copies an existing one under a new name, and adds the copy to the root pom."
          + " docs/adding-an-implementation.md continues from there."
    },
    footer = {"", "Example:", "  ./rubis new-implementation cached-lists --like servlets-only"})
final class NewImplementationCommand implements RubisCommand.RunningBeside {

  @Parameters(
      index = "0",
      paramLabel = "NAME",
      description = "Small letters, digits and hyphens, for example cached-lists")
  private String name;

  @Option(
      names = "--like",
      defaultValue = "servlets-only",
      paramLabel = "IMPLEMENTATION",
      description = "The one to copy. Default: ${DEFAULT-VALUE}")
  private String like;

  @Option(
      names = "--title",
      paramLabel = "TITLE",
      description = "Its name in reports. Default: the name with a capital letter and spaces")
  private Optional<String> title = Optional.empty();

  @Override
  public Integer call() throws IOException {
    Terminal terminal = Terminal.standard();
    Checkout checkout = Checkout.current();
    ImplementationCopy copy =
        new ImplementationCopy(
            checkout.home(), checkout.implementation(like), name, title.orElseGet(this::spaced));
    List<Path> files;
    try {
      files = copy.write();
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
    terminal.say(Text.of("Made:    %s, %d files", checkout.home().resolve(name), files.size()));
    terminal.say("Changed: pom.xml, one line");
    terminal.say("Next:    mvn -q spotless:apply -pl " + name + ", then change what differs");
    return 0;
  }

  private String spaced() {
    String words = name.replace('-', ' ');
    return words.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + words.substring(1);
  }
}
