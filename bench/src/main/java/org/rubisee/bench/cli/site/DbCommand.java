package org.rubisee.bench.cli.site;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.DataOptions;
import org.rubisee.bench.cli.options.DatabaseOptions;
import org.rubisee.bench.cli.options.Json;
import org.rubisee.bench.cli.options.JsonOption;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.Databases;
import org.rubisee.bench.trial.Audits;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseStatus;
import org.rubisee.schema.Ids;
import org.rubisee.servers.Pinning;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code rubis db}: the data, without a site. */
@Command(
    name = "db",
    description = "Loads, restores, checks and shows the data.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {"", "Example:  ./rubis db load --scale paper"})
public final class DbCommand {

  private static final int UNSOUND = 3;

  @Spec private CommandSpec spec;

  /** {@code rubis db load}. */
  @Command(
      name = "load",
      description = "Generates data, loads it and keeps a snapshot of it.",
      footer = {"", "Example:  ./rubis db load --scale 0.1 --data-seed 7"})
  int load(@Mixin DataOptions data, @Mixin DatabaseOptions database) {
    return visit(
        database,
        isQuiet("load"),
        (tier, terminal) -> {
          tier.load(data.plan());
          return show(tier, terminal);
        });
  }

  /** {@code rubis db restore}. */
  @Command(
      name = "restore",
      description = "Puts the data back to what was loaded; loads it if it has to.",
      footer = {"", "Example:  ./rubis db restore"})
  int restore(@Mixin DataOptions data, @Mixin DatabaseOptions database) {
    return visit(
        database,
        isQuiet("restore"),
        (tier, terminal) -> {
          long start = System.nanoTime();
          tier.restore(data.plan());
          terminal.say("Restored in %.1f s".formatted((System.nanoTime() - start) / 1e9));
          return show(tier, terminal);
        });
  }

  /** {@code rubis db check}. */
  @Command(
      name = "check",
      description = "Checks the invariants of the data. Exit code 3: one does not hold.",
      footer = {"", "Example:  ./rubis db check --jdbc-url jdbc:mysql://localhost:3306/rubis"})
  int check(@Mixin DatabaseOptions database, @Mixin JsonOption json) {
    return visit(
        database,
        json.isJson(),
        (tier, terminal) -> {
          boolean idsInUse = Databases.ask(tier.address(), Ids::areInUse);
          AuditOutcome audit = Audits.of(tier.address(), idsInUse);
          if (json.isJson()) {
            print(audit);
          }
          audit.violations().forEach(violation -> terminal.say("BROKEN  " + violation));
          audit.remarks().forEach(remark -> terminal.say("note    " + remark));
          terminal.say(
              audit.violations().isEmpty()
                  ? "All invariants hold"
                  : "The data is unsound: 'rubis db restore' puts it back");
          return audit.violations().isEmpty() ? 0 : UNSOUND;
        });
  }

  /** {@code rubis db status}. */
  @Command(
      name = "status",
      description = "Shows engine, tables and sizes.",
      footer = {"", "Example:  ./rubis db status"})
  int status(@Mixin DatabaseOptions database, @Mixin JsonOption json) {
    return visit(database, json.isJson(), json.isJson() ? this::showJson : DbCommand::show);
  }

  private interface Visit {
    int pay(DatabaseTier tier, Terminal terminal);
  }

  private static int visit(DatabaseOptions options, boolean isQuiet, Visit visit) {
    Terminal standard = Terminal.standard();
    Terminal terminal = isQuiet ? standard.quiet() : standard;
    try (DatabaseTier tier = options.open(Checkout.current(), Pinning.ANYWHERE, terminal)) {
      return visit.pay(tier, terminal);
    }
  }

  private boolean isQuiet(String command) {
    return TerminalOptions.isQuiet(
        spec.commandLine().getSubcommands().get(command).getCommandSpec());
  }

  private int showJson(DatabaseTier tier, Terminal terminal) {
    DatabaseStatus status = Databases.status(tier.address());
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("engine", status.engine());
    root.put("version", status.version());
    status.plan().ifPresent(plan -> root.put("dataSeed", plan.seed()));
    status.plan().ifPresent(plan -> root.put("indexes", plan.indexes().label()));
    root.put("tables", status.tables());
    print(root);
    return 0;
  }

  private void print(Object answer) {
    PrintWriter out = spec.commandLine().getOut();
    out.print(Json.text(answer));
    out.flush();
  }

  private static int show(DatabaseTier tier, Terminal terminal) {
    DatabaseStatus status = Databases.status(tier.address());
    terminal.say(status.engineAndVersion());
    terminal.say("%-12s %12s %10s %10s".formatted("table", "rows", "data MB", "index MB"));
    for (DatabaseStatus.Table table : status.tables()) {
      terminal.say(
          "%-12s %,12d %10.1f %10.1f"
              .formatted(
                  table.name(), table.rows(), table.dataBytes() / 1e6, table.indexBytes() / 1e6));
    }
    Function<DataPlan, String> words =
        plan -> "loaded with seed %d, indices %s".formatted(plan.seed(), plan.indexes().label());
    terminal.say(
        status.tables().isEmpty()
            ? "Empty: 'rubis db load' fills it"
            : status.plan().map(words).orElse("not loaded by this program"));
    return 0;
  }
}
