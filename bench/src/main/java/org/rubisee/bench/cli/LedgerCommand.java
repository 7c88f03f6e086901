package org.rubisee.bench.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.Needs;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.SiteArguments;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.cli.options.TopologyOptions;
import org.rubisee.bench.ledger.LedgerFiles;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerChanges;
import org.rubisee.bench.ledger.table.LedgerTable;
import org.rubisee.bench.ledger.table.LedgerVariant;
import org.rubisee.bench.ledger.table.LockComparison;
import org.rubisee.bench.ledger.table.OriginalTable;
import org.rubisee.bench.ledger.table.Originals;
import org.rubisee.bench.topology.Databases;
import org.rubisee.bench.topology.LedgerCounter;
import org.rubisee.bench.topology.LocalKnobs;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.topology.local.LocalTopology;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Loopback;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.knobs.Server;
import org.rubisee.settings.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis ledger}: counts the calls, statements, rows and bytes of each interaction. */
@Command(
    name = "ledger",
    description = {
      "Counts calls, statements, rows and bytes of each page.",
      "The counts of each interaction in each implementation are the same on every machine,"
          + " so a build can be gated by them."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis ledger servlets-only entity-cmp",
      "  ./rubis ledger --check    # fails when a number differs from the agreed one"
    })
public final class LedgerCommand implements RubisCommand.Reserving {

  private static final int CHANGED = 1;
  private static final int SECONDS_EACH = 40;

  /** Entities are kept between transactions. */
  public static final Knobs KEPT = Knobs.STANDARD.with("commit-option", "A");

  /** The beans are in OpenEJB. */
  public static final Knobs IN_OPENEJB = Knobs.STANDARD.with(Server.KNOB, "openejb");

  @Parameters(
      paramLabel = SiteArguments.LABEL,
      arity = "0..*",
      description =
          "NAME[@KNOB=VALUE]...; without knobs, with all values whose ledger is agreed. Default: all")
  private List<String> names = new ArrayList<>();

  @HelpGroup.Basic
  @Option(
      names = "--check",
      description =
          "Compare with the agreed ledger, which each implementation keeps in its folder ledger,"
              + " and with RUBiS 1.4.3; exit code 1 when a number changed")
  private boolean isCheck;

  @HelpGroup.Basic
  @Option(
      names = "--agree",
      description =
          "Make what was counted the agreed ledger: rewrites the implementations' folders ledger"
              + " and docs/ledger.md")
  private boolean isAgreed;

  @HelpGroup.Basic
  @Option(
      names = "--out",
      defaultValue = "",
      paramLabel = "FOLDER",
      description = "Where the counts go, as CSV and JSON. Default: .rubis/ledger")
  private String out;

  @Needs({"--topology=external", "--topology=kubernetes"})
  @HelpGroup.Basic
  @Option(
      names = "--relay-address",
      defaultValue = Loopback.ADDRESS,
      paramLabel = "ADDRESS",
      description =
          "With --topology external or kubernetes: the address at which your machines or pods reach"
              + " this machine, which stands between them and counts")
  private String relayAddress;

  @Mixin private TopologyOptions topology;
  @Mixin private TerminalOptions output;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Terminal terminal = output.terminal();
    Checkout checkout = Checkout.current();
    topology.check();
    topology.requireReachable(relayAddress());
    if (topology.hasOwnDatabase()) {
      requireCountable();
    } else if (topology.isLocal()) {
      topology.requireNoDatabase("a ledger");
    }
    List<SiteConfiguration> chosen = chosen(checkout);
    terminal.result(
        Text.of(
            "Counting %d sites takes about %d s.", chosen.size(), chosen.size() * SECONDS_EACH));
    Counted counted = counted(checkout, chosen, terminal);
    List<Ledger> ledgers = counted.ledgers();
    LedgerFiles files = new LedgerFiles(checkout.home());
    Path folder = out.isEmpty() ? checkout.work().resolve("ledger") : Path.of(out);
    LedgerFiles.writeResults(folder, ledgers);
    terminal.result(LedgerTable.text(ledgers));
    String beside = OriginalTable.text(ledgers, Originals.of(Checkout.current().implementations()));
    if (!beside.isEmpty()) {
      terminal.result(beside);
    }
    saysWhereLocksDiffer(terminal, new AgreedLedgers(checkout.home()), ledgers);
    terminal.result("All columns, the calls by name and the statements: " + folder);
    if (isAgreed) {
      files.agree(ledgers, checkout.implementations().stream().map(Implementation::name).toList());
      terminal.result("Agreed, and rendered in " + files.page());
    }
    boolean isOriginal = saysWhatTheOriginalDiffersIn(terminal, ledgers);
    return isCheck && !(isUnchanged(terminal, files, counted) && isOriginal) ? CHANGED : 0;
  }

  /** Checks that a database of the user's can be counted, before anything is changed there. */
  private void requireCountable() {
    topology.requireReadableDatabase();
    if (isAgreed) {
      throw new CommandFailedException(
          "The agreed ledgers are those of the build's database: leave out --agree, or --jdbc-url");
    }
  }

  /**
   * What was counted.
   *
   * @param agreed the variant of the agreed ledger with which each variant is compared
   * @param engine of the database, {@code MySQL} or {@code MariaDB}
   */
  private record Counted(
      List<Ledger> ledgers, Map<LedgerVariant, LedgerVariant> agreed, String engine) {}

  private Counted counted(Checkout checkout, List<SiteConfiguration> chosen, Terminal terminal) {
    Checkout place = new Checkout(checkout.home(), checkout.work().resolve("ledger-site"));
    try (Topology where =
        topology.isLocal() && !topology.hasOwnDatabase()
            ? LocalTopology.forLedgers(place.work(), terminal)
            : topology.open(
                new SiteRecipe(
                    checkout,
                    ApplicationData.named(chosen.get(0).application()).plan(Sizes.TINY),
                    Map.of(),
                    Pinning.ANYWHERE,
                    List.of()),
                terminal)) {
      LedgerCounter counter = new LedgerCounter(where, place, relayAddress(), terminal);
      return new Counted(
          chosen.stream().flatMap(one -> counter.count(one).stream()).toList(),
          agreedVariants(chosen),
          Databases.status(where.database().address()).engine());
    }
  }

  private static Map<LedgerVariant, LedgerVariant> agreedVariants(List<SiteConfiguration> sites) {
    Map<LedgerVariant, LedgerVariant> agreed = new HashMap<>();
    for (SiteConfiguration site : sites) {
      Map<String, String> knobs = site.knobs().labels();
      List<LedgerVariant> counted = LedgerVariant.of(knobs);
      for (int i = 0; i < counted.size(); i++) {
        agreed.put(counted.get(i), LedgerVariant.comparedWith(knobs).get(i));
      }
    }
    return agreed;
  }

  /** The sites to count: of a name without knobs, all whose ledgers are agreed. */
  private List<SiteConfiguration> chosen(Checkout checkout) {
    List<String> typed = names.isEmpty() ? List.of(SiteArguments.ALL) : names;
    List<SiteConfiguration> chosen = new ArrayList<>();
    for (SiteConfiguration site : SiteArguments.of(spec, typed, checkout)) {
      LedgerCounter.requireCountable(site.knobs());
      if (isCheck || isAgreed) {
        requireKept(site.implementation(), site.knobs());
      }
      chosen.add(site);
      if (site.knobs().values().isEmpty()) {
        Stream.concat(
                furtherThere().stream()
                    .filter(knobs -> knobs.fit(site.implementation()))
                    .map(knobs -> SiteConfiguration.of(site.implementation(), knobs)),
                withOwnKnobs(List.of(site.implementation())).stream())
            .filter(further -> names.stream().noneMatch(SiteArguments.typed(further)::equals))
            .forEach(chosen::add);
      }
    }
    return chosen;
  }

  /** Values whose ledgers are agreed, as far as the topology has them. */
  private List<Knobs> furtherThere() {
    return Stream.of(KEPT, IN_OPENEJB)
        .filter(
            knobs -> topology.isLocal() || LocalKnobs.refusal(topology.label(), knobs).isEmpty())
        .toList();
  }

  private void requireKept(Implementation implementation, Knobs knobs) {
    List<LedgerVariant> needed =
        isCheck ? LedgerVariant.comparedWith(knobs.labels()) : LedgerVariant.of(knobs.labels());
    if (!LedgerVariant.keptBy(implementation).containsAll(needed)) {
      throw new CommandFailedException(
          Text.of(
              "No ledger of %s is kept with these values of %s: leave out %s to look at it",
              implementation.name(),
              String.join(", ", knobs.labels().keySet()),
              isCheck ? "--check" : "--agree"));
    }
  }

  /** Implementations that keep a ledger with a value of a knob of their own, with that value. */
  static List<SiteConfiguration> withOwnKnobs(List<Implementation> implementations) {
    return implementations.stream()
        .flatMap(
            one ->
                one.knobsWithLedger().stream()
                    .flatMap(knobs -> SiteConfiguration.of(List.of(one), knobs).stream()))
        .toList();
  }

  private InetAddress relayAddress() {
    try {
      return InetAddress.getByName(relayAddress);
    } catch (UnknownHostException e) {
      throw new CommandFailedException(
          "--relay-address takes an address of this machine, not '" + relayAddress + "'", e);
    }
  }

  private static boolean saysWhatTheOriginalDiffersIn(Terminal terminal, List<Ledger> ledgers) {
    Originals originals = Originals.of(Checkout.current().implementations());
    if (ledgers.stream().allMatch(own -> originals.version(own.implementation()).isEmpty())) {
      return true;
    }
    List<String> differences =
        ledgers.stream().flatMap(ledger -> originals.unexplained(ledger).stream()).toList();
    if (differences.isEmpty()) {
      terminal.result("Calls are those of RUBiS 1.4.3, but for what docs/deviations.md explains.");
    } else {
      terminal.result("Calls that differ from RUBiS 1.4.3 without a reason in docs/deviations.md:");
      differences.forEach(difference -> terminal.result("  " + difference));
    }
    return differences.isEmpty();
  }

  /** Compares ledgers of OpenEJB with those of WildFly: counted as well, else the agreed ones. */
  private static void saysWhereLocksDiffer(
      Terminal terminal, AgreedLedgers agreed, List<Ledger> ledgers) {
    for (Ledger counted : ledgers) {
      if (counted.variant().equals(LedgerVariant.OPENEJB)) {
        List<String> differences =
            ledgers.stream()
                .filter(one -> one.variant().equals(LedgerVariant.C))
                .filter(one -> one.implementation().equals(counted.implementation()))
                .findFirst()
                .or(() -> agreed.of(counted.implementation(), LedgerVariant.C))
                .map(wildfly -> LockComparison.differences(wildfly, counted))
                .orElse(List.of());
        terminal.result(
            differences.isEmpty()
                ? counted.name() + " locks as many rows as in WildFly."
                : "Locks differ from WildFly's:");
        differences.forEach(difference -> terminal.result("  " + difference));
      }
    }
  }

  private static boolean isUnchanged(Terminal terminal, LedgerFiles files, Counted counted) {
    Set<Column> uncompared = LedgerChanges.uncomparedOn(counted.engine());
    List<String> changes = new ArrayList<>();
    for (Ledger ledger : counted.ledgers()) {
      changes.addAll(
          LedgerChanges.between(
              files.agreed(ledger.implementation(), counted.agreed().get(ledger.variant())),
              ledger,
              uncompared));
    }
    if (!uncompared.isEmpty()) {
      terminal.result(
          Text.of(
              "Bytes to the database were not compared: to %s the driver sends fewer with each"
                  + " statement.",
              counted.engine()));
    }
    if (changes.isEmpty()) {
      terminal.result("The ledger is the agreed one.");
    } else {
      terminal.result(changes.size() + " numbers of the ledger changed:");
      changes.forEach(change -> terminal.result("  " + change));
      terminal.result(
          "If that was meant, agree with 'rubis ledger --agree' and say why in the commit.");
    }
    return changes.isEmpty();
  }
}
