package org.rubisee.bench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.client.ClientResult;
import org.rubisee.bench.results.client.InteractionResult;
import org.rubisee.bench.results.client.LatencyHistogram;
import org.rubisee.bench.results.client.Outcomes;

class WriteAuditTest {

  private static final Map<String, Double> IN_THE_LONG_RUN =
      Map.of("Home", 0.85, "StoreBid", 0.12, "StoreBuyNow", 0.03);

  @Test
  void countsWhatWasCommittedAndWhatARuleRejected() {
    WriteAudit audit = WriteAudit.of(client(850, new Outcomes(100, 20, 0, Map.of()), 30));

    assertThat(audit.writes().ok()).isEqualTo(130);
    assertThat(audit.writes().rejected()).isEqualTo(20);
    assertThat(audit.share()).isCloseTo(0.15, within(1e-9));
    assertThat(audit.expected()).isCloseTo(0.15, within(1e-9));
    assertThat(audit.isAsWanted()).isTrue();
  }

  @Test
  void namesTheWriteThatIsLacking() {
    WriteAudit audit = WriteAudit.of(client(880, new Outcomes(118, 0, 0, Map.of()), 2));

    assertThat(audit.share()).isCloseTo(0.12, within(1e-9));
    assertThat(audit.isAsWanted()).isFalse();
    assertThat(audit.rarest()).contains("StoreBuyNow");
  }

  @Test
  void aTrialWithoutRequestsWroteNothing() {
    WriteAudit audit = WriteAudit.of(ClientResult.nothing());

    assertThat(audit.writes().total()).isZero();
    assertThat(audit.rarest()).isEmpty();
  }

  private static ClientResult client(long homes, Outcomes bids, long purchases) {
    Map<String, InteractionResult> interactions = new LinkedHashMap<>();
    interactions.put("Home", result(new Outcomes(homes, 0, 0, Map.of())));
    interactions.put("StoreBid", result(bids));
    interactions.put("StoreBuyNow", result(new Outcomes(purchases, 0, 0, Map.of())));
    ClientResult nothing = ClientResult.nothing();
    return new ClientResult(
        10,
        interactions,
        nothing.seconds(),
        nothing.transitions(),
        IN_THE_LONG_RUN,
        nothing.sessions(),
        nothing.traffic(),
        0,
        0,
        nothing.health(),
        nothing.warmUpEnd());
  }

  private static InteractionResult result(Outcomes outcomes) {
    LatencyHistogram none = LatencyHistogram.empty();
    return new InteractionResult(outcomes, none, none, none);
  }
}
