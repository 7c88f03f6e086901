package org.rubisee.bench.cli.experiment;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.Rubis;
import org.rubisee.bench.cli.options.Needs;
import org.rubisee.bench.cli.options.RequestLimit;
import org.rubisee.bench.cli.options.Way;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.fault.site.LocalRun;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.servers.knobs.Knobs;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** What 'rubis experiment run' makes of a definition. */
class ExperimentRunCommandTest {

  private static final Checkout CHECKOUT = Checkout.current();
  private static final String LIMIT = "rubis.site.request-limit";
  private static final String LIMIT_OPTION = "--site-setting=request-limit=";
  private static final String STANDARD = Integer.toString(RequestLimit.standard());
  private static final TrialsPlan PLAN =
      TrialsPlan.of(
          List.of(),
          new LoadSpec("auction", Phases.SHORT, MatrixSet.RUBIS_EE, ImageLoading.CACHED),
          Agenda.of(List.of(), 1, 1),
          false);

  @Test
  void trialsHaveTheLimitOfRequestsNowAndWhenTheyAreResumed() {
    RunRequest request = trials("then-and-now");
    assertThat(request.recipe().siteSettings()).containsEntry(LIMIT, STANDARD);
    assertThat(request.options()).contains(LIMIT_OPTION + STANDARD);
  }

  @Test
  void trialsOfAPaperHaveNoLimit() {
    for (String paper : List.of("oopsla02", "middleware03")) {
      RunRequest request = trials(paper);
      assertThat(request.recipe().siteSettings()).doesNotContainKey(LIMIT);
      assertThat(request.options()).noneMatch(option -> option.startsWith(LIMIT_OPTION));
    }
  }

  @Test
  void blocksHaveTheLimitOfRequestsAlsoOfAPaper() {
    List<SiteConfiguration> sites =
        SiteConfiguration.of(
            CHECKOUT.implementations(List.of("servlets-only", "session-beans")), Knobs.STANDARD);
    Blocks request =
        parsed("oopsla02", "--quick").inBlocks(definition("oopsla02"), sites, CHECKOUT);
    assertThat(request.subjects())
        .hasSize(2)
        .allSatisfy(
            site -> assertThat(site.recipe().siteSettings()).containsEntry(LIMIT, STANDARD));
    assertThat(request.options()).contains(LIMIT_OPTION + STANDARD);
  }

  @Test
  void faultsAndSoaksHaveTheLimitOfRequests() {
    for (String name : List.of("failover", "soak")) {
      RunRequest request = parsed(name).local(definition(name), CHECKOUT).request();

      assertThat(request.recipe().siteSettings()).containsEntry(LIMIT, STANDARD);
      assertThat(request.options()).contains(LIMIT_OPTION + STANDARD);
    }
  }

  /** Of each option a value that no experiment has. */
  private static final Map<String, String> TYPED =
      Map.ofEntries(
          entry("--figure", "killed-app"),
          entry("--configuration", "session-beans"),
          entry("--trials", "7"),
          entry("--clients", "17"),
          entry("--phases", "10/300/1"),
          entry("--protocol", "paper"),
          entry("--jdk2", "/opt/jdk"),
          entry("--rounds", "3"),
          entry("--invocations", "2"),
          entry("--warm-up-limit", "60"),
          entry("--seed", "9"),
          entry("--scale", "0.3"),
          entry("--users", "900"),
          entry("--items", "90"),
          entry("--rows", "old-items=80"),
          entry("--data-seed", "7"),
          entry("--indexes", "2002"),
          entry("--topology", "compose"),
          entry("--hosts", "hosts.yaml"),
          entry("--context", "here"),
          entry("--namespace", "bench"),
          entry("--nodes", "web=a"),
          entry("--reach", "service"),
          entry("--jdbc-url", "jdbc:mysql://localhost/rubis"),
          entry("--db-user", "me"),
          entry("--db-password", "secret"),
          entry("--db-port", "3399"),
          entry("--buffer-pool-mib", "512"),
          entry("--durability", "relaxed"),
          entry("--pin", "web=0"),
          entry("--jvm-option", "-Xmx1g"),
          entry("--site-setting", "request-limit=7"));

  private static final List<String> WITHOUT_VALUE =
      List.of("--quick", "--json", "--autoscaler", "--no-image-build");

  /** They change what is shown, and when. */
  private static final List<String> GENERAL = List.of("--dry-run", "--quiet", "--wait", "--help");

  @ParameterizedTest
  @CsvSource({"faults, FAULTS", "soak, SOAK"})
  void noOptionIsIgnored(String name, Way way) {
    ExperimentDefinition definition = definition(name);
    String plain = planned(parsed(name), definition);
    for (OptionSpec option : command(Rubis.commandLine()).getCommandSpec().options()) {
      String typed = option.longestName();
      if (GENERAL.contains(typed)) {
        continue;
      }
      assertThat(TYPED.containsKey(typed) || WITHOUT_VALUE.contains(typed)).as(typed).isTrue();
      CommandLine rubis = Rubis.commandLine();
      parse(rubis, name, TYPED.containsKey(typed) ? typed + "=" + TYPED.get(typed) : typed);
      ExperimentRunCommand command = command(rubis).getCommand();
      try {
        Needs.Check.of(command(rubis).getCommandSpec());
        command.checkFor(way);
        assertThat(planned(command, definition)).as(typed).isNotEqualTo(plain);
      } catch (CommandFailedException refusal) {
        assertThat(refusal).hasMessageContaining(typed).hasMessageContaining(": ");
      }
    }
  }

  /** All that decides what is measured. */
  private static String planned(ExperimentRunCommand command, ExperimentDefinition definition) {
    LocalRun run = command.local(definition, CHECKOUT);
    return run.plan() + " " + run.request().options() + run.recipe().siteSettings();
  }

  private static RunRequest trials(String name) {
    return parsed(name).trials(definition(name), PLAN, CHECKOUT).request();
  }

  private static ExperimentDefinition definition(String name) {
    return new ExperimentLibrary(CHECKOUT).experiment(name).definition();
  }

  private static ExperimentRunCommand parsed(String name, String... further) {
    CommandLine rubis = Rubis.commandLine();
    parse(rubis, name, further);
    return command(rubis).getCommand();
  }

  private static void parse(CommandLine rubis, String name, String... further) {
    rubis.parseArgs(
        Stream.concat(Stream.of("experiment", "run", name), Stream.of(further))
            .toArray(String[]::new));
  }

  private static CommandLine command(CommandLine rubis) {
    return rubis.getSubcommands().get("experiment").getSubcommands().get("run");
  }
}
