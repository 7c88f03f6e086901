package org.rubisee.bench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;

class WriteAuditTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final Map<Interaction, Double> IN_THE_LONG_RUN =
      Map.of(
          AUCTION.interaction("Home"),
          0.85,
          AUCTION.interaction("StoreBid"),
          0.12,
          AUCTION.interaction("StoreBuyNow"),
          0.03);

  @Test
  void countsWhatWasCommittedAndWhatARuleRejected() {
    WriteAudit audit = audit(850, outcomes(100, 20), 30);

    assertThat(audit.writes().ok()).isEqualTo(130);
    assertThat(audit.writes().rejected()).isEqualTo(20);
    assertThat(audit.share()).isCloseTo(0.15, within(1e-9));
    assertThat(audit.expected()).isCloseTo(0.15, within(1e-9));
    assertThat(audit.isAsWanted()).isTrue();
  }

  @Test
  void namesTheWriteThatIsLacking() {
    WriteAudit audit = audit(880, outcomes(118, 0), 2);

    assertThat(audit.share()).isCloseTo(0.12, within(1e-9));
    assertThat(audit.isAsWanted()).isFalse();
    assertThat(audit.rarest()).contains(AUCTION.interaction("StoreBuyNow"));
  }

  @Test
  void aTrialWithoutRequestsWroteNothing() {
    WriteAudit audit = WriteAudit.of(PhaseResult.nothing(Phase.MEASURE), Map.of());

    assertThat(audit.writes().total()).isZero();
    assertThat(audit.rarest()).isEmpty();
  }

  private static WriteAudit audit(long homes, Outcomes bids, long purchases) {
    Map<Interaction, InteractionResult> interactions =
        Map.of(
            AUCTION.interaction("Home"), InteractionResult.of(outcomes(homes, 0)),
            AUCTION.interaction("StoreBid"), InteractionResult.of(bids),
            AUCTION.interaction("StoreBuyNow"), InteractionResult.of(outcomes(purchases, 0)));
    return WriteAudit.of(
        PhaseResult.nothing(Phase.MEASURE).with(interactions, LatencyHistogram.empty()),
        IN_THE_LONG_RUN);
  }

  private static Outcomes outcomes(long ok, long rejected) {
    return new Outcomes(Map.of(Outcome.OK, ok, Outcome.REJECTED, rejected));
  }
}
