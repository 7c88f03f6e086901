package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.bench.cli.options.OutputFile;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.servers.knobs.Implementation;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

class CommandLineTest {

  private final StringWriter complaints = new StringWriter();
  private final StringWriter answers = new StringWriter();

  @ParameterizedTest
  @CsvSource({
    "run servlets-only --clints 5, --clients",
    "srve servlets-only, serve",
    "db laod, load",
    "serve session-facade@call-passing=valu, did you mean 'value'",
  })
  void suggestsWhatWasMeant(String typed, String meant) {
    assertThat(execute(typed.split(" "))).isNotZero();
    assertThat(complaints.toString()).contains(meant);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run servlet-only|did you mean 'servlets-only'",
        "serve servletsonly|did you mean 'servlets-only'",
        "run servlets-only --phases shrt|did you mean 'short'",
        "run servlets-only --mix biding|did you mean 'bidding'",
        "run servlets-only --scale papr|did you mean 'paper'",
        "run servlets-only --topology lokal|did you mean 'local'",
        "run servlets-only --topology external|come together",
        "run servlets-only --topology external --hosts nowhere.yaml|nowhere.yaml cannot be read",
        "serve servlets-only --topology external --hosts nowhere.yaml|nowhere.yaml cannot be"
            + " read",
        "duel main HEAD --base-site-setting reqest-limit=0|did you mean 'rubis.site.request-limit'",
        "duel main HEAD --new-site-setting burn-micros=x|burn-micros is a whole number",
        "agent|--watch web=8080",
        "agent --tier web|--tier needs --hosts",
        "agent --watch db|TIER=PORT",
        "agent --tier client|--tier client and --start-emulators come together",
        "agent --tier clients --start-emulators|with --hosts, which says where the load goes",
        "agent --tier clint --start-emulators|did you mean 'client'",
        "agent --watch db=3306|at least 16 characters",
        "tier web servlets-only --hosts nowhere.yaml|nowhere.yaml cannot be read",
        "export all --to target --web 10.0.0.2|come together",
        "export all --to target --clients 10.0.0.5|come together",
        "export all --to target --web a --db b --clients c,d,c|names c:7070 twice",
        "run servlets-only --trials 0|--trials takes a number from 1",
        "run servlets-only --clients 0|--clients takes numbers from 1",
        "run servlets-only --clients 100 --trials 5 --rounds 4|--rounds has no effect",
        "run servlets-only --pin wbe=0|web=0,app=1",
        "run servlets-only@commit-option=A|these have: entity-cmp, entity-bmp",
        "serve servlets-only@lookup=per-request|these have: session-beans",
        "run entity-cmp@commit-option=E|There is no value of commit-option 'E'",
        "run entity-cmp@bean-cache=5|add commit-option=A, B or D",
        "run entity-cmp@time-limit=5|add commit-option=D",
        "run servlets-only@statement-cache=1|takes 0 or a number from 2",
        "quickstart all@pool=0|pool takes a number from 1",
        "duel . . --base-site servlets-only --new-site jpa|builds of one implementation, not servlets-only",
        "run jpa@server=openejb|jpa does not run in OpenEJB, only in wildfly",
        "run jpa@server=wildfly:26.0.0.Final|javax.* in place of jakarta.*",
        "quickstart all@server=jonas|Known: wildfly, openejb, glassfish",
        "quickstart entity-bmp@server=glassfish|Instead: ./rubis experiment run then-and-now",
        "run servlets-only@jdk=/nowhere|the folder that holds bin/java",
        "run servlets-only --site-setting legcy-client=true|rubis.site.legacy-client",
        "profile servlet-only|did you mean 'servlets-only'",
        "profile servlets-only --mix biding|did you mean 'bidding'",
        "profile servlets-only --seconds 0|--seconds takes",
        "profile|Name an implementation",
        "ledger servlets-only@commit-option=A|these have: entity-cmp, entity-bmp",
        "ledger all@locking=servlet@web-nodes=2|exclude each other: a Java lock",
        "ledger servlets-only@web-nodes=2|leave out web-nodes, app-nodes and balancer",
        "ledger servlets-only@balancer=undertow|leave out web-nodes, app-nodes and balancer",
        "run entity-cmp@comit-option=A|did you mean 'commit-option'? Known: server, web, commit-opt",
        "run servlet-only@pool=9|did you mean 'servlets-only'",
        "run entity-cmp@pool|entity-cmp@pool: Knobs are written like"
            + " commit-option=A@transport=http",
        "run jpa jpa@transport=remoting|jpa and jpa@transport=remoting are the same site",
        "serve all jpa|jpa and jpa are the same site: leave one of them out",
        "duel . . --site entity-cmp@bean-cache=5|add commit-option=A, B or D",
        "duel . . --site all@pool=5|--site takes one site, not all@pool=5",
        "costs session-facade@call-passing=vale|did you mean 'value'",
        "profile servlets-only@pool=0|pool takes a number from 1",
        "tier web all --hosts nowhere.yaml|A server serves one site",
        "tier web servlets-only@web-nodes=2 --hosts nowhere.yaml|leave out web-nodes",
        "ledger entity-cmp@bean-cache=5|add commit-option=A, B or D",
        "ledger entity-cmp@commit-option=B --check|leave out --check to look at it",
        "ledger entity-cmp@read-ahead=on --agree|leave out --agree to look at it",
        "ledger entity-cmp@server=openejb --topology compose|leave server out, or" + " --topology",
        "ledger jpa --agree --jdbc-url jdbc:mysql://localhost/rubis|leave out --agree, or --jdbc-url",
        "ledger --topology external --hosts nowhere.yaml --jdbc-url jdbc:mysql://localhost/rubis|"
            + "--jdbc-url would do nothing: with --topology external",
        "run servlets-only --topology external --hosts nowhere.yaml --durability relaxed|"
            + "--durability would do nothing: with --topology external",
        "serve servlets-only --topology external --hosts nowhere.yaml --port 8080|"
            + "--port would do nothing: with --topology external",
        "costs --trials 0|--clients and --trials take a number from 1",
        "costs --seconds 0|--seconds takes",
        "costs --trials 2 --rounds 2|--rounds has no effect",
        "costs --protocol blocks --seconds 30|--seconds has no effect",
        "costs --protocol blocks --warm-up 60|--warm-up has no effect",
        "costs --protocol paper --warm-up-limit 60|--warm-up-limit has no effect",
        "costs --protocol papr|did you mean 'paper'",
        "costs --rounds 0|--rounds takes a number from 1",
        "costs --jdbc-url jdbc:mysql://localhost/rubis|--jdbc-url would do nothing: each of"
            + " several",
        "run servlets-only --topology compose --node-schedule steps:0=1|--node-schedule needs"
            + " --topology local, external or kubernetes",
        "run servlets-only --node-schedule 0=1|takes steps like steps:0=1,120=2",
        "run servlets-only --node-schedule steps:0=1|of which 1 cannot be in use: add @web-nodes",
        "run servlets-only@web-nodes=2 --node-schedule steps:0=1,9=3|3 cannot be in use",
        "run servlets-only@web-nodes=2 --node-schedule steps:0=1,9=2|add --arrivals open",
        "run servlets-only@web-nodes=2 --node-schedule steps:0=1,30=2 --clients 9"
            + " --arrivals partly-open --schedule constant:1|the measured phase ends at second 30",
        "run servlets-only --protocol blocks --node-schedule steps:0=1|--node-schedule has no"
            + " effect",
        "run servlets-only@web-nodes=2 --static-nodes 1|add --node-schedule",
        "ledger servlets-only --topology kubernetes|add --relay-address with the address",
        "run servlets-only --autoscaler|--autoscaler has no effect: add --topology kubernetes",
        "run servlets-only --topology kubernetes --autoscaler --node-schedule steps:0=1|leave out"
            + " one of them",
        "run servlets-only --topology kubernetes --reach service --autoscaler"
            + " --dry-run|--autoscaler needs @web-nodes=2 or more",
        "profile --reread nowhere|is no folder of a run",
        "duel . . --reread nowhere --minutes 3 --seed 2|--minutes, --seed has no effect with"
            + " --reread",
        "profile all --reread nowhere --clients 9|--clients, SITE has no effect with",
        "costs jpa --prices-only --rounds 3|--rounds, SITE has no effect with",
        "costs --prices-only --warm-up 60 --trials 2|--trials, --warm-up has no effect with",
        "run jpa --no-image-build|--no-image-build has no effect: add --topology compose",
        "run jpa --topology compose --namespace x|--namespace has no effect: add --topology kub",
        "db status --db-user me|--db-user has no effect: add --jdbc-url",
        "db status --jdbc-url jdbc:mysql://127.0.0.1:1/r --db-port 1|--db-port has no effect with",
        "ledger jpa --relay-address 10.0.0.1|add --topology external or --topology kubernetes",
        "experiment run soak --dry-run --topology compose|Faults and soaks need processes of this",
        "experiment show soak --jdk2 /opt/jdk|--jdk2 has no effect in a soak",
        "duel . . --reread nowhere|name the folder of a duel with --reread",
        "trend nowhere.csv|name files that './rubis duel --scores' has written",
        "profile servlets-only --rules nowhere.rules|nowhere.rules cannot be read",
        "run servlets-only bookstore/servlets-only --dry-run|name the sites of one application",
        "serve servlets-only bookstore/servlets-only|name the sites of one application",
        "run bookstore/servlets-only --mix bidding --dry-run|There is no mix 'bidding'",
        "run servlets-only --mix shopping --dry-run|There is no mix 'shopping'",
        "costs bookstore/servlets-only bookstore/php|bookstore/php makes no remote calls",
        "new-implementation own --like bookstore/servlets-only|Only implementations of the auction",
        "db load --application bookshop|did you mean 'bookstore'",
        "run servlets-only --json|--json has no effect: add --dry-run",
        "run servlets-only@balancer=nginx --topology compose --dry-run|has Undertow's balancer",
        "run entity-cmp@app-nodes=2@commit-option=A --topology compose --dry-run|exclude"
            + " each other",
        "run servlets-only@app-nodes=2 --topology compose --dry-run|has no knob app-nodes",
        "run servlets-only@app-nodes=2 --dry-run|servlets-only has no knob app-nodes; these have",
        "run entity-cmp@app-nodes=2@commit-option=A --dry-run|take commit option B or C",
        "experiment run kounev04 --protocol blocks --configuration standart|mean 'standard'",
        "experiment run kounev04 --configuration standard|--configuration has no effect under",
        "experiment run kounev04 --protocol blocks --configuration standard|at least two",
        "experiment run tasq05 --protocol blocks|Blocks need --topology local and mixes whose",
        "experiment run kounev04 --protocol blocks --clients 9|--clients has no effect",
        "experiment run failover --protocol blocks|--protocol has no effect in an experiment with",
        "experiment run failover --rounds 3 --invocations 2|--invocations, --rounds has no effect",
        "experiment run failover --warm-up-limit 60|--warm-up-limit has no effect",
        "experiment run failover --jdk2 /opt/jdk|--jdk2 has no effect",
        "experiment run failover --dry-run --json|--json has no effect",
        "experiment run soak --protocol paper --jdk2 /opt/jdk|--jdk2, --protocol has no effect in"
            + " a",
        "experiment run soak --rounds 3 --warm-up-limit 60|--rounds, --warm-up-limit has no effect",
        "experiment run soak --invocations 2|--invocations has no effect in a soak",
        "experiment run soak --figure x --trials 2|--figure, --trials has no effect in a soak",
        "experiment run soak --dry-run --json|--json has no effect in a soak",
        "experiment run oopsla02 --quick --phases 6/14/1 --rounds 3|--rounds has no effect",
        "experiment run oopsla02 --quick --figure fig6-7 --rounds 3|--rounds has no effect",
        "serve servlets-only session-beans --topology compose|name one implementation",
        "serve servlets-only session-beans --jdbc-url jdbc:mysql://localhost/rubis|--jdbc-url would"
            + " do nothing: each of several sites",
        "clean --results|Nothing was removed",
        "db status --jdbc-url jdbc:postgresql://localhost/rubis|jdbc:mysql://host:port/schema",
        "db status --jdbc-url jdbc:mysql://127.0.0.1:1/rubis|Check that the server runs",
      })
  void saysWhatIsWrongAndWhatToDo(String typed, String message) {
    assertThat(execute(typed.split(" "))).isEqualTo(ExceptionHandler.FAILED);
    assertThat(complaints.toString()).contains(message).doesNotContain("\tat ");
  }

  /** Of all other applications: what takes no site of theirs says which one it is, and why. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run SITE --dry-run --topology compose|The images of --topology compose hold",
        "run SITE --dry-run --topology kubernetes|The images of --topology kubernetes hold",
        "serve SITE --topology compose|The images of --topology compose hold",
        "ledger SITE --topology kubernetes --relay-address 10.0.0.1|The images of --topology",
        "new-implementation own --like SITE|copy its folder by hand",
      })
  void refusesSitesOfOtherApplicationsByName(String command, String reason) {
    List<Implementation> others =
        Checkout.current().allImplementations().stream()
            .filter(known -> !known.application().equals(Applications.FIRST))
            .filter(known -> !known.isHttpd())
            .toList();
    assertThat(others).extracting(Implementation::application).contains("bookstore", "lessons");
    for (Implementation other : others) {
      complaints.getBuffer().setLength(0);
      assertThat(execute(command.replace("SITE", other.path()).split(" ")))
          .isEqualTo(ExceptionHandler.FAILED);
      assertThat(complaints.toString()).contains(reason, other.path());
    }
  }

  /** Only the hosts file is missing. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "run SITE --dry-run --topology external --hosts nowhere.yaml",
        "tier web SITE --hosts nowhere.yaml"
      })
  void machinesServeAnyApplication(String command) {
    for (String site :
        List.of("bookstore/jpa", "stock-online/session-beans", "lessons/session-beans")) {
      complaints.getBuffer().setLength(0);
      assertThat(execute(command.replace("SITE", site).split(" ")))
          .isEqualTo(ExceptionHandler.FAILED);
      assertThat(complaints.toString()).contains("nowhere.yaml cannot be read");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"run", "serve", "db load", "experiment run", "clean", "ledger"})
  void aCommandThatUsesTheWorkingFilesCanWait(String command) {
    assertThat(spec(command).findOption("--wait")).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"list", "compare", "report", "trend", "experiment show", "bundle"})
  void aCommandThatOnlyReadsNeedsNotWait(String command) {
    assertThat(spec(command).findOption("--wait")).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "quickstart, --topology",
    "quickstart, --hosts",
    "quickstart, --jdbc-url",
    "quickstart, --durability",
    "costs, --topology",
    "costs, --context",
    "profile, --topology",
    "profile, --no-image-build",
    "profile, --reach"
  })
  void doesNotOfferWhatItWouldAlwaysRefuse(String command, String option) {
    assertThat(spec(command).findOption(option)).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"costs", "profile"})
  void commandsThatLookIntoProcessesRunOnThisMachineAndOnAnyDatabase(String command) {
    CommandLine rubis = commandLine();
    rubis.parseArgs(command, "servlets-only", "--jdbc-url", "jdbc:mysql://localhost/rubis");
    CommandSpec parsed = rubis.getSubcommands().get(command).getCommandSpec();

    assertThat(RunSettings.recorded(parsed, Map.of()))
        .contains("--jdbc-url=jdbc:mysql://localhost/rubis")
        .noneMatch(option -> option.startsWith("--topology"));
    assertThat(RunSettings.parse(RunSettings.recorded(parsed, Map.of())).topology().isLocal())
        .isTrue();
  }

  @Test
  void anExperimentHasItsOwnScale() {
    execute("experiment", "run", "--help");
    assertThat(answers.toString().replaceAll("\\s+", " "))
        .contains("(1: the papers' size). Default: what the experiment says");
  }

  @Test
  void keepsThePasswordOutOfResults() {
    CommandLine rubis = commandLine();
    rubis.parseArgs("profile", "--db-password", "secret", "--db-user=me");
    assertThat(CommandText.of(rubis.getSubcommands().get("profile").getCommandSpec()))
        .isEqualTo("rubis profile --db-password *** --db-user=me");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--site-setting=", "--site-setting "})
  void keepsTheKeyOfTicketsOutOfResults(String option) {
    CommandLine rubis = commandLine();
    String typed = "run all " + option + "ticket-key=0123456789,abcdef";
    rubis.parseArgs(typed.split(" "));
    CommandSpec run = rubis.getSubcommands().get("run").getCommandSpec();
    assertThat(CommandText.of(run)).isEqualTo("rubis run all " + option + "ticket-key=***");
    assertThat(RunSettings.recorded(run, Map.of())).noneMatch(kept -> kept.contains("ticket-key"));
    assertThat(RunSettings.typed(run, Map.of()))
        .contains("--site-setting=ticket-key=0123456789,abcdef");
  }

  @Test
  void keepsSecretsOfJvmOptionsOutOfResults() {
    CommandLine rubis = commandLine();
    rubis.parseArgs(
        "run",
        "all",
        "--jvm-option=-Dstore.password=geheim",
        "--jvm-option",
        "-Dother=jdbc:mysql://u:geheim@h/s?x=1",
        "--jvm-option=-Xmx1g");
    CommandSpec run = rubis.getSubcommands().get("run").getCommandSpec();
    assertThat(CommandText.of(run)).doesNotContain("geheim").contains("-Xmx1g");
    assertThat(RunSettings.recorded(run, Map.of()))
        .contains("--jvm-option=-Dother=jdbc:mysql://u@h/s?x=1", "--jvm-option=-Xmx1g")
        .noneMatch(kept -> kept.contains("store.password"));
  }

  /** A verdict that cannot be written would be lost after an hour of measuring. */
  @ParameterizedTest
  @CsvSource({
    "duel . ., --markdown",
    "duel . ., --junit",
    "duel . ., --otava",
    "duel . ., --github-benchmark",
    "duel . ., --scores",
    "trend a.csv, --to",
    "compare a b, --markdown",
    "compare a b, --junit",
    "bundle a, --to",
  })
  void aFileThatCannotBeWrittenIsRefusedBeforeAnythingStarts(String command, String option) {
    for (String file : List.of("/proc/no/file", "/proc/file", "/tmp")) {
      assertThat(execute((command + " " + option + " " + file).split(" ")))
          .isEqualTo(ExceptionHandler.FAILED);
      assertThat(complaints.toString()).startsWith(option + ": " + file + " cannot be written");
      complaints.getBuffer().setLength(0);
    }
  }

  /** A new option that writes a file belongs to those of the test above. */
  @Test
  void everyOptionThatNamesAFileReadsItOrIsCheckedFirst() {
    List<String> reads = List.of("--hosts", "--matrix-file", "--rules", "--secret-file");
    assertThat(below(commandLine().getCommandSpec()))
        .filteredOn(option -> option.paramLabel().equals("FILE"))
        .filteredOn(option -> !reads.contains(option.longestName()))
        .hasSize(9)
        .allMatch(OutputFile.Check::isFor);
  }

  private static Stream<OptionSpec> below(CommandSpec command) {
    return Stream.concat(
        command.options().stream(),
        command.subcommands().values().stream().flatMap(sub -> below(sub.getCommandSpec())));
  }

  private CommandSpec spec(String command) {
    CommandLine found = commandLine();
    for (String word : command.split(" ")) {
      found = found.getSubcommands().get(word);
    }
    return found.getCommandSpec();
  }

  private int execute(String... arguments) {
    return commandLine().execute(arguments);
  }

  private CommandLine commandLine() {
    return Rubis.commandLine()
        .setErr(new PrintWriter(complaints, true))
        .setOut(new PrintWriter(answers, true));
  }
}
