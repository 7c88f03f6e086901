package org.rubisee.bench.cli.site;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.checkout.WorkPart;
import org.rubisee.bench.cli.options.DataOptions;
import org.rubisee.bench.cli.options.DatabaseOptions;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.Json;
import org.rubisee.bench.cli.options.JsonOption;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.Databases;
import org.rubisee.bench.trial.Audits;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseStatus;
import org.rubisee.schema.Ids;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.settings.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code rubis db}: the data, without a site. */
@Command(
    name = "db",
    description = "Loads, restores, checks and shows the data.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {"", "Example:", "  ./rubis db load --scale paper"},
    subcommands = {
      DbCommand.Load.class,
      DbCommand.Restore.class,
      DbCommand.Check.class,
      DbCommand.Status.class
    })
public final class DbCommand {

  private static final int UNSOUND = 3;

  /** What a command does with a database that it opens. */
  private abstract static class Visit implements RubisCommand.Reserving {

    @Mixin private DatabaseOptions database;
    @Spec private CommandSpec spec;

    abstract int pay(DatabaseTier tier, Terminal terminal);

    abstract Terminal terminal();

    /** Refuses what was typed wrong, before the database is opened. */
    void check() {
      // Most have nothing to check.
    }

    @Override
    public List<WorkPart> reserved(Path work) {
      return database.isOwn() ? List.of() : List.of(WorkPart.BENCH);
    }

    @Override
    public Integer call() {
      check();
      Terminal terminal = terminal();
      try (DatabaseTier tier = database.open(Checkout.current(), Pinning.ANYWHERE, terminal)) {
        return pay(tier, terminal);
      }
    }

    void print(Object answer) {
      PrintWriter out = spec.commandLine().getOut();
      out.print(Json.text(answer));
      out.flush();
    }
  }

  /** A command that fills the database with the data of an application. */
  private abstract static class Filling extends Visit {

    @HelpGroup.In(HelpGroup.DATA)
    @HelpGroup.Basic
    @Option(
        names = "--application",
        defaultValue = Applications.FIRST,
        paramLabel = "NAME",
        description = "Whose data, the name of an application or a site. Default: ${DEFAULT-VALUE}")
    private String application;

    @Mixin private DataOptions data;
    @Mixin private TerminalOptions output;

    @Override
    Terminal terminal() {
      return output.terminal();
    }

    @Override
    void check() {
      plan();
    }

    /** What is to be in the database. */
    DataPlan plan() {
      data.of(
          Checkout.current().allImplementations().stream()
              .filter(site -> site.path().equals(application))
              .map(Implementation::application)
              .findFirst()
              .orElse(application));
      return data.plan();
    }
  }

  /** {@code rubis db load}. */
  @Command(
      name = "load",
      description = "Generates data, loads it and keeps a snapshot of it.",
      footer = {
        "",
        "Examples:",
        "  ./rubis db load --scale 0.1 --data-seed 7",
        "  ./rubis db load --application bookstore --scale tiny"
      })
  static final class Load extends Filling {

    @Override
    int pay(DatabaseTier tier, Terminal terminal) {
      tier.load(plan());
      return show(tier, terminal);
    }
  }

  /** {@code rubis db restore}. */
  @Command(
      name = "restore",
      description = "Puts the data back to what was loaded; loads it if it has to.",
      footer = {"", "Example:", "  ./rubis db restore"})
  static final class Restore extends Filling {

    @Override
    int pay(DatabaseTier tier, Terminal terminal) {
      long start = System.nanoTime();
      tier.restore(plan());
      terminal.say(Text.of("Restored in %.1f s", (System.nanoTime() - start) / 1e9));
      return show(tier, terminal);
    }
  }

  /** {@code rubis db check}. */
  @Command(
      name = "check",
      description = "Checks the invariants of the data. Exit code 3: one does not hold.",
      footer = {"", "Example:", "  ./rubis db check --jdbc-url jdbc:mysql://localhost:3306/rubis"})
  static final class Check extends Visit {

    @Mixin private JsonOption json;

    @Override
    Terminal terminal() {
      return json.terminal();
    }

    @Override
    int pay(DatabaseTier tier, Terminal terminal) {
      boolean idsInUse = Databases.ask(tier.address(), Ids::areInUse);
      AuditOutcome audit = Audits.checked(tier.address(), idsInUse);
      if (json.isJson()) {
        print(audit);
      }
      audit.violations().forEach(violation -> terminal.say("BROKEN  " + violation));
      audit.remarks().forEach(remark -> terminal.say("note    " + remark));
      terminal.say(
          audit.violations().isEmpty()
              ? "All invariants hold."
              : "The data is unsound: './rubis db restore' puts it back.");
      return audit.violations().isEmpty() ? 0 : UNSOUND;
    }
  }

  /** {@code rubis db status}. */
  @Command(
      name = "status",
      description = "Shows engine, tables and sizes.",
      footer = {"", "Example:", "  ./rubis db status"})
  static final class Status extends Visit {

    @Mixin private JsonOption json;

    @Override
    Terminal terminal() {
      return json.terminal();
    }

    @Override
    int pay(DatabaseTier tier, Terminal terminal) {
      if (json.isJson()) {
        print(facts(Databases.status(tier.address())));
        return 0;
      }
      return show(tier, terminal);
    }

    private static Map<String, Object> facts(DatabaseStatus status) {
      Map<String, Object> root = new LinkedHashMap<>();
      root.put("engine", status.engine());
      root.put("version", status.version());
      status.plan().ifPresent(plan -> root.put("application", plan.application()));
      status.plan().ifPresent(plan -> root.put("dataSeed", plan.seed()));
      status.plan().ifPresent(plan -> root.put("indexes", plan.indexes()));
      root.put("tables", status.tables());
      return root;
    }
  }

  private static int show(DatabaseTier tier, Terminal terminal) {
    DatabaseStatus status = Databases.status(tier.address());
    terminal.say(status.engineAndVersion());
    terminal.say(Text.of("%-12s %12s %10s %10s", "table", "rows", "data MB", "index MB"));
    for (DatabaseStatus.Table table : status.tables()) {
      terminal.say(
          Text.of(
              "%-12s %,12d %10.1f %10.1f",
              table.name(), table.rows(), table.dataBytes() / 1e6, table.indexBytes() / 1e6));
    }
    Function<DataPlan, String> words =
        plan ->
            Text.of(
                "data of the application %s, loaded with seed %d, indices %s",
                plan.application(), plan.seed(), plan.indexes());
    terminal.say(
        status.tables().isEmpty()
            ? "The schema is empty: './rubis db load' fills it."
            : status.plan().map(words).orElse("not loaded by this program"));
    return 0;
  }
}
