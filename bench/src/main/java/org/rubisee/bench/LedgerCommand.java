package org.rubisee.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.rubisee.bench.ledger.Ledger;
import org.rubisee.bench.ledger.LedgerCheck;
import org.rubisee.bench.ledger.LedgerTable;
import org.rubisee.bench.ledger.Originals;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.servers.Implementation;
import org.rubisee.servers.Pinning;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code rubis ledger}: counts what each interaction costs. */
@Command(
    name = "ledger",
    description = {
      "Counts what each interaction costs in each implementation: remote calls, SQL statements,"
          + " rows and bytes. The same on every machine, so a build can be gated by it.",
    },
    footer = {
      "",
      "Example:  ./rubis ledger servlets-only entity-cmp",
      "          ./rubis ledger --check      fails when a number differs from docs/ledger"
    })
final class LedgerCommand implements Callable<Integer> {

  private static final int CHANGED = 1;
  private static final int SECONDS_EACH = 40;

  @Parameters(
      paramLabel = "IMPLEMENTATION",
      arity = "0..*",
      description = "Which ones. Default: all that there are")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--check",
      description =
          "Compare with the agreed ledger in docs/ledger and with RUBiS 1.4.3; exit code 1 when"
              + " a number changed")
  private boolean isCheck;

  @Option(
      names = "--agree",
      description = "Make what was counted the agreed ledger: rewrites docs/ledger")
  private boolean isAgreed;

  @Option(
      names = "--out",
      defaultValue = "",
      paramLabel = "FOLDER",
      description = "Where the counts go, as CSV and JSON. Default: .rubis/ledger")
  private String out;

  @Option(
      names = "--commit-option",
      defaultValue = "C",
      paramLabel = "A|B|C",
      description =
          "What the container of entity beans keeps between transactions: A: their state (counted"
              + " when it is loaded already), B: instances, C: nothing. Default: ${DEFAULT-VALUE}")
  private LedgerCommitOption commitOption;

  @Option(
      names = "--relay-address",
      defaultValue = "127.0.0.1",
      paramLabel = "ADDRESS",
      description =
          "With --topology external: the address at which your machines reach this one, which"
              + " stands between them and counts")
  private String relayAddress;

  @Mixin private TopologyOptions topology;

  @Override
  public Integer call() throws IOException {
    Terminal terminal = Terminal.standard();
    Checkout checkout = Checkout.current();
    topology.check();
    if (topology.isLocal()) {
      topology.requireNoDatabase("a ledger");
    }
    List<Implementation> all = checkout.implementations();
    List<Implementation> chosen = chosen(checkout, all);
    terminal.say(
        "Counting %d implementations takes about %d s."
            .formatted(chosen.size(), chosen.size() * SECONDS_EACH));
    List<Ledger> ledgers = counted(checkout, chosen, terminal);
    LedgerFiles files = new LedgerFiles(checkout.home().resolve("docs"));
    Path folder = out.isEmpty() ? checkout.work().resolve("ledger") : Path.of(out);
    LedgerFiles.writeResults(folder, ledgers);
    terminal.say(LedgerTable.text(ledgers));
    terminal.say("All columns, the calls by name and the statements: " + folder);
    if (isAgreed) {
      files.agree(ledgers, all.stream().map(Implementation::name).toList());
      terminal.say("Agreed: " + files.folder());
    }
    boolean isOriginal = saysWhatTheOriginalDiffersIn(terminal, ledgers);
    return isCheck && !(isUnchanged(terminal, files, ledgers) && isOriginal) ? CHANGED : 0;
  }

  private List<Ledger> counted(Checkout checkout, List<Implementation> chosen, Terminal terminal) {
    if (topology.isLocal()) {
      return LedgerSite.of(checkout, terminal, commitOption).count(chosen);
    }
    if (commitOption != LedgerCommitOption.C) {
      throw new CommandFailedException(
          "--commit-option is for the local topology: leave out one of both");
    }
    SiteRecipe recipe =
        new SiteRecipe(checkout, DataPlan.of(Scale.TINY), Map.of(), Pinning.ANYWHERE, List.of());
    try (Topology where = topology.open(recipe, terminal)) {
      return where.ledgers(chosen, relayAddress(), terminal);
    }
  }

  private InetAddress relayAddress() {
    try {
      return InetAddress.getByName(relayAddress);
    } catch (UnknownHostException e) {
      throw new CommandFailedException(
          "--relay-address takes an address of this machine, not '" + relayAddress + "'", e);
    }
  }

  private List<Implementation> chosen(Checkout checkout, List<Implementation> all) {
    if (names.isEmpty()) {
      return all.stream().filter(commitOption::matters).toList();
    }
    List<Implementation> named = names.stream().map(checkout::implementation).toList();
    for (Implementation implementation : named) {
      if (!commitOption.matters(implementation)) {
        throw new CommandFailedException(
            implementation.name()
                + " has no entity beans, so --commit-option does nothing for it: leave one of them"
                + " out");
      }
    }
    return named;
  }

  private static boolean saysWhatTheOriginalDiffersIn(Terminal terminal, List<Ledger> ledgers) {
    Originals originals = Originals.read();
    List<String> differences =
        ledgers.stream().flatMap(ledger -> originals.unexplained(ledger).stream()).toList();
    if (differences.isEmpty()) {
      terminal.say("Calls are those of RUBiS 1.4.3, but for what docs/deviations.md explains.");
    } else {
      terminal.say("Calls that differ from RUBiS 1.4.3 without a reason in docs/deviations.md:");
      differences.forEach(difference -> terminal.say("  " + difference));
    }
    return differences.isEmpty();
  }

  private static boolean isUnchanged(Terminal terminal, LedgerFiles files, List<Ledger> ledgers) {
    List<String> changes = new ArrayList<>();
    for (Ledger counted : ledgers) {
      changes.addAll(LedgerCheck.changes(files.agreed(counted.implementation()), counted));
    }
    if (changes.isEmpty()) {
      terminal.say("The ledger is the agreed one.");
    } else {
      terminal.say(changes.size() + " numbers of the ledger changed:");
      changes.forEach(change -> terminal.say("  " + change));
      terminal.say(
          "If that was meant, agree with 'rubis ledger --agree' and say why in the commit.");
    }
    return changes.isEmpty();
  }
}
