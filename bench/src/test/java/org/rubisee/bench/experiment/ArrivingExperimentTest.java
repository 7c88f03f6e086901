package org.rubisee.bench.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.definition.ClientCounts;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.experiment.definition.ExperimentFile;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.measurement.NamedPart;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.servers.Jdk;

/** Experiments whose load arrives or changes. */
class ArrivingExperimentTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(System.getProperty("rubis.home")));

  private static final String CROWD =
      """
      name: crowd
      phases: 60/120/5
      arrivals: partly-open
      schedule: steps:0=0.5,60=2@peak
      load-processes: 2
      mixes: [bidding]
      configurations:
        servlets-only: {clients: [2000], quick-clients: [1000]}
        jpa: {clients: [2000], quick-clients: [1000]}
      figures:
        crowd: {title: A step}
      """;

  @TempDir private Path folder;

  @Test
  void hasTheArrivalsOfItsFile() throws IOException {
    TrialsPlan plan = planner(CROWD, Optional.empty()).plan();

    assertThat(plan.load().arrivals().mode()).isEqualTo(ArrivalMode.PARTLY_OPEN);
    assertThat(plan.load().arrivals().schedule()).isEqualTo("steps:0=0.5,60=2@peak");
    assertThat(plan.load().processes()).isEqualTo(2);
    assertThat(plan.toRunPlan("rubis run", "local", false).load().processes()).isEqualTo(2);
    assertThat(plan.toRunPlan("rubis run", "local", false).load().arrivals().changes()).isTrue();
    assertThat(plan.toRunPlan("rubis run", "local", false).load().arrivals().parts())
        .containsExactly(new NamedPart("peak", 60, 120));
  }

  @Test
  void isAClosedLoopOfOneProcessOtherwise() throws IOException {
    String closed = CROWD.replaceAll("(?m)^(arrivals|schedule|load-processes).*\n", "");

    assertThat(planner(closed, Optional.empty()).plan().load().arrivals().hasFixedClients())
        .isTrue();
    assertThat(planner(closed, Optional.empty()).plan().load().processes()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          clients: [2000] | clients: auto | take one number of --clients, not auto
          clients: [2000] | clients: [2000, 4000] | take one number of --clients, not 2000,4000
          phases: 60/120/5 | phases: 60-600/120/5 | needs a fixed length
          arrivals: partly-open | arrivals: open | needs 10 arrivals per client
          load-processes: 2 | load-processes: 3000 | 3000 load processes cannot share 2000 clients
          """)
  void refusesWhatDoesNotFitTogether(String good, String wrong, String message) {
    assertThatThrownBy(() -> planner(CROWD.replace(good, wrong), Optional.empty()).plan())
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining(message);
  }

  @Test
  void refusesClientsThatAreTypedAndDoNotFit() throws IOException {
    ExperimentPlanner several = planner(CROWD, Optional.of(ClientCounts.parse("10,20")));

    assertThatThrownBy(several::plan).hasMessageContaining("not 10,20");
  }

  @Test
  void isNotMeasuredInBlocks() throws IOException {
    ExperimentPlanner planner = planner(CROWD, Optional.empty());

    assertThatThrownBy(() -> planner.sites(List.of()))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("--protocol paper");
  }

  private ExperimentPlanner planner(String text, Optional<ClientCounts> clients)
      throws IOException {
    Path file = Files.writeString(folder.resolve("crowd.yaml"), text);
    ExperimentDefinition definition =
        ExperimentFile.read(file).checked(CHECKOUT.implementations(List.of("all"))).definition();
    Wish wish =
        new Wish(List.of(), List.of(), false, Optional.empty(), clients, Optional.empty(), 1);
    return new ExperimentPlanner(
        definition,
        wish,
        new Capabilities("local", Optional.of(Jdk.current()), Set.of(), 2),
        CHECKOUT);
  }
}
