package org.rubisee.bench.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.Rubis;
import org.rubisee.bench.cli.options.RequestLimit;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.servers.knobs.Knobs;
import picocli.CommandLine;

/** What 'rubis experiment run' makes of a definition. */
class ExperimentRunCommandTest {

  private static final Checkout CHECKOUT = Checkout.current();
  private static final String LIMIT = "rubis.site.request-limit";
  private static final String LIMIT_OPTION = "--site-setting=request-limit=";
  private static final String STANDARD = Integer.toString(RequestLimit.standard());
  private static final TrialsPlan PLAN =
      TrialsPlan.of(
          List.of(),
          new LoadSpec(Phases.SHORT, MatrixSet.RUBIS_EE, ImageLoading.CACHED),
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

  private static RunRequest trials(String name) {
    return parsed(name).trials(definition(name), PLAN, CHECKOUT).request();
  }

  private static ExperimentDefinition definition(String name) {
    return new ExperimentLibrary(CHECKOUT).experiment(name).definition();
  }

  private static ExperimentRunCommand parsed(String name, String... further) {
    CommandLine rubis = Rubis.commandLine();
    String[] arguments = new String[3 + further.length];
    arguments[0] = "experiment";
    arguments[1] = "run";
    arguments[2] = name;
    System.arraycopy(further, 0, arguments, 3, further.length);
    rubis.parseArgs(arguments);
    return rubis.getSubcommands().get("experiment").getSubcommands().get("run").getCommand();
  }
}
