package org.rubisee.bench.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.experiment.definition.ClientCounts;
import org.rubisee.bench.run.StoredPlan;

/** The plan of {@code experiments/soak.yaml}. */
class SoakPlanTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(".."));

  @Test
  void allSitesAreSoakedWithFourFifthsOfTheirPeak() {
    SoakPlan plan = plan(Optional.empty(), Optional.empty());

    assertThat(plan.load().sites()).hasSize(7);
    assertThat(plan.clients(1000)).isEqualTo(800);
    assertThat(plan.inWords())
        .contains("7 sites, each 60 minutes with 80 % of the load of its peak");
  }

  @Test
  void knownClientsOfTheSaturationPointReplaceTheSearch() {
    SoakPlan plan = plan(Optional.of(ClientCounts.parse("50")), Optional.empty());

    assertThat(plan.inWords()).contains("with 40 clients");
  }

  @Test
  void aSoakIsLongEnoughToBeJudged() {
    assertThatThrownBy(() -> plan(Optional.empty(), Optional.of("10/200/1")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("at least 240 s");
  }

  @Test
  void aPlanComesBackFromItsFile(@TempDir Path folder) throws IOException {
    SoakPlan plan = plan(Optional.empty(), Optional.empty());
    StoredPlan.of(SoakPlan.KIND, "rubis experiment run soak", List.of(), plan).write(folder);

    assertThat(StoredPlan.read(folder).planOf(folder, SoakPlan.class, CHECKOUT)).isEqualTo(plan);
  }

  private static SoakPlan plan(Optional<ClientCounts> clients, Optional<String> phases) {
    return SoakPlan.of(
        new ExperimentLibrary(CHECKOUT).experiment("soak").definition(),
        new Wish(List.of(), List.of(), false, Optional.empty(), clients, phases, 1),
        CHECKOUT);
  }
}
