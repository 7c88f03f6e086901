package org.rubisee.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.KeptFiles;
import org.rubisee.bench.checkout.WorkPart;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.settings.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code rubis clean}: shows and frees disk space. */
@Command(
    name = "clean",
    description = {
      "Shows and frees disk space.",
      "Shows how much disk space working files, results and cache take, and removes those"
          + " that are named. Without --yes nothing is removed."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis clean",
      "  ./rubis clean --work --yes    # frees the databases and servers"
    })
final class CleanCommand implements RubisCommand.Reserving {

  @Option(names = "--work", description = "Remove .rubis: databases, snapshots, servers, logs")
  private boolean isWork;

  @Option(names = "--results", description = "Remove all runs in results")
  private boolean isResults;

  @Option(
      names = "--cache",
      description = "Remove the unpacked MySQL, which all checkouts of this user share")
  private boolean isCache;

  @Option(names = "--yes", description = "Remove without a further question")
  private boolean isConfirmed;

  @Spec private CommandSpec spec;

  @Override
  public List<WorkPart> reserved(Path work) throws IOException {
    return isConfirmed ? WorkPart.all(work) : List.of();
  }

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    List<KeptFiles> all =
        KeptFiles.of(Checkout.current(), EmbeddedMySql.cacheFolder(System.getenv()));
    List<KeptFiles> named = all.stream().filter(this::isNamed).toList();
    for (KeptFiles kept : all) {
      out.println(line(kept));
    }
    for (KeptFiles kept : named) {
      Optional<String> refusal = kept.refusal();
      if (refusal.isPresent()) {
        out.flush();
        throw new CommandFailedException("Nothing was removed. " + refusal.get());
      }
    }
    if (named.isEmpty()) {
      out.println("To remove one of them: ./rubis clean --work, --results or --cache");
    } else if (!isConfirmed) {
      out.flush();
      throw new CommandFailedException(
          "Nothing was removed. To remove "
              + String.join(" and ", named.stream().map(kept -> kept.folder().toString()).toList())
              + ", add --yes");
    }
    for (KeptFiles kept : named) {
      long bytes = kept.bytes();
      kept.clear();
      out.println(Text.of("Removed the contents of %s: %s freed", kept.folder(), inWords(bytes)));
      if (kept.name().equals("cache")) {
        // the next command builds then, which unpacks MySQL again
        Files.deleteIfExists(Checkout.current().work().resolve(KeptFiles.BUILT));
      }
    }
    out.flush();
    return 0;
  }

  private boolean isNamed(KeptFiles kept) {
    List<String> names = new ArrayList<>();
    if (isWork) {
      names.add("work");
    }
    if (isResults) {
      names.add("results");
    }
    if (isCache) {
      names.add("cache");
    }
    return names.contains(kept.name());
  }

  private static String line(KeptFiles kept) throws IOException {
    return Text.of(
        "%-10s %10s in %d entries  %s  (%s)",
        "--" + kept.name(),
        inWords(kept.bytes()),
        kept.entries(),
        kept.folder(),
        kept.refusal().orElse(kept.contents()));
  }

  private static String inWords(long bytes) {
    return bytes < 1e9 ? Text.of("%.1f MB", bytes / 1e6) : Text.of("%.2f GB", bytes / 1e9);
  }
}
