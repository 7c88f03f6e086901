package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.results.ChangedFile;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.measurement.UnreadableResultException;

/** Plans with faults come back from their file as they were. */
class StoredFaultsTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(".."));

  @TempDir private Path folder;

  @Test
  void aPlanComesBackFromItsFile() throws IOException {
    for (String experiment : List.of("faults", "overload", "failover")) {
      FaultPlan plan = plan(experiment);
      stored(plan).write(folder);

      FaultPlan back = read();

      assertThat(back).isEqualTo(plan);
      assertThat(back.trials()).isEqualTo(plan.trials());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"rounds\" : \\d+|\"rounds\" : 0|rounds must be from 1 to 1000",
        "\"killed-node-app\"|\"kiled-node-app\"|did you mean 'killed-node-app'",
        "\"implementation\" : \"[a-z-]+\"|\"implementation\" : \"jpaa\"|jpa",
        "\"mix\" : \"[a-z]+\"|\"mix\" : \"binding\"|There is no mix 'binding'",
      })
  void aPlanThatCannotBeMeasuredIsRefused(String now, String then, String complaint)
      throws IOException {
    stored(plan("failover")).write(folder);
    ChangedFile.replace(folder.resolve(StoredPlan.FILE), now, then);

    assertThatThrownBy(this::read)
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageContaining(complaint);
  }

  private FaultPlan read() throws IOException {
    return StoredPlan.read(folder).planOf(folder, FaultPlan.class, CHECKOUT);
  }

  private static StoredPlan stored(FaultPlan plan) {
    return StoredPlan.of(FaultPlan.KIND, "rubis experiment run", List.of(), plan);
  }

  private static FaultPlan plan(String experiment) {
    return FaultPlanner.plan(
        new ExperimentLibrary(CHECKOUT).experiment(experiment).definition(),
        Wish.all(false, 7),
        CHECKOUT);
  }
}
