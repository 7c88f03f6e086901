package org.rubisee.bench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.bench.results.gate.GateVerdict.Level.FAIL;
import static org.rubisee.bench.results.gate.GateVerdict.Level.NOT_JUDGED;
import static org.rubisee.bench.results.gate.GateVerdict.Level.PASS;
import static org.rubisee.bench.results.gate.GateVerdict.Level.WARN;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.bench.results.Appearance;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.results.Build;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.SampleMeasurement;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialChange;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.tier.Evidence;
import org.rubisee.bench.results.tier.SamplerSample;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierPlacement;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.stats.InteractiveLaw;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.SecondSample;
import org.rubisee.measurement.TransitionCounts;
import org.rubisee.measurement.WarmUpEnd;

class GatesTest {

  private static final Interaction HOME = Applications.named("auction").interaction("Home");
  private final Run<RunPlan> run = SampleRun.run(SampleRun.quickstart());
  private final Trial good =
      SampleTrial.of(run, new TrialPoint(1, "servlets-only", "browsing", 100, 1));

  @Test
  void passesAGoodTrial() {
    JudgedTrial judged = Gates.of(run).judge(good);
    assertThat(judged.isValid()).isTrue();
    List<Gate> all = List.of(Gate.values()).subList(0, Gate.RESPONSE_LIMITS.ordinal());
    assertThat(judged.verdicts()).extracting(GateVerdict::gate).isEqualTo(all);
  }

  @Test
  void failsATrialThatWasCutShort() {
    Trial cut = new TrialChange(good).state(RunState.PARTIAL, "Ctrl-C").trial();
    assertThat(level(Gate.COMPLETE, cut)).isEqualTo(FAIL);
    assertThat(verdict(Gate.COMPLETE, cut).advice()).isEqualTo("Ctrl-C");
  }

  @Test
  void failsAtOneFailureInAThousand() {
    assertThat(level(Gate.FAILURES, withOutcomes(outcomes(9_991, 0, 0, 9)))).isEqualTo(PASS);
    assertThat(level(Gate.FAILURES, withOutcomes(outcomes(9_990, 0, 0, 10)))).isEqualTo(FAIL);
  }

  @Test
  void failsATrialWithoutAnyRequest() {
    assertThat(level(Gate.FAILURES, withOutcomes(Outcomes.none()))).isEqualTo(FAIL);
  }

  @Test
  void warnsWhenSamplingTakesAHundredthOfACoreOrNobodyKnows() {
    assertThat(level(Gate.SAMPLER, sampledAt(0.009))).isEqualTo(PASS);
    assertThat(level(Gate.SAMPLER, sampledAt(0.011))).isEqualTo(WARN);
    assertThat(verdict(Gate.SAMPLER, sampledAt(0.011)).measured()).isEqualTo("1.10 % of a core");
    assertThat(level(Gate.SAMPLER, new TrialChange(good).unwatched().trial())).isEqualTo(WARN);
  }

  @Test
  void warnsWhenTheHostTakesProcessorsAwayOrNobodyKnows() {
    assertThat(level(Gate.STOLEN, stolenFrom(0.019))).isEqualTo(PASS);
    assertThat(level(Gate.STOLEN, stolenFrom(0.021))).isEqualTo(WARN);
    assertThat(verdict(Gate.STOLEN, stolenFrom(0.3)).measured()).isEqualTo("30.0 %");
    Trial unread = new TrialChange(good).tiers(List.of()).trial();
    assertThat(verdict(Gate.STOLEN, unread).measured()).isEqualTo("not measured");
    assertThat(level(Gate.STOLEN, unread)).isEqualTo(WARN);
  }

  @Test
  void warnsOfRefusalsAndFailsAtOneInAHundred() {
    assertThat(level(Gate.REFUSALS, withOutcomes(outcomes(9_991, 0, 9, 0)))).isEqualTo(PASS);
    assertThat(level(Gate.REFUSALS, withOutcomes(outcomes(9_901, 0, 99, 0)))).isEqualTo(WARN);
    assertThat(level(Gate.REFUSALS, withOutcomes(outcomes(9_900, 0, 100, 0)))).isEqualTo(FAIL);
  }

  @Test
  void failsATrialWhoseSamplerDied() {
    assertThat(level(Gate.SAMPLER, sampledUntil(100))).isEqualTo(PASS);
    assertThat(level(Gate.SAMPLER, sampledUntil(30))).isEqualTo(FAIL);
    assertThat(verdict(Gate.SAMPLER, sampledUntil(30)).measured()).startsWith("no reading for");
  }

  @Test
  void failsATrialWhoseSamplerNeverReadAnything() {
    Trial unread = new TrialChange(good).tiers(List.of()).unwatched().trial();
    assertThat(level(Gate.SAMPLER, unread)).isEqualTo(FAIL);
    assertThat(verdict(Gate.SAMPLER, unread).measured()).startsWith("no reading for");
    assertThat(verdict(Gate.SAMPLER, unread).advice()).contains("unseen.txt");
  }

  @Test
  void takesARejectionForAnAnswer() {
    Trial trial = withOutcomes(outcomes(50, 50, 0, 0));
    assertThat(level(Gate.FAILURES, trial)).isEqualTo(PASS);
    assertThat(level(Gate.REFUSALS, trial)).isEqualTo(PASS);
  }

  @Test
  void failsABrokenInvariantAndAnAuditThatWasNotRun() {
    AuditOutcome broken = new AuditOutcome(true, List.of("item 7: max_bid is wrong"), List.of());
    assertThat(level(Gate.INVARIANTS, new TrialChange(good).audit(broken).trial())).isEqualTo(FAIL);
    assertThat(level(Gate.INVARIANTS, new TrialChange(good).audit(AuditOutcome.notRun()).trial()))
        .isEqualTo(FAIL);
  }

  @Test
  void failsAnEmulatorThatUsedMoreThanSeventyPercentOfItsCore() {
    assertThat(level(Gate.CLIENT_CPU, new TrialChange(good).clientCpu(43, 1).trial()))
        .isEqualTo(FAIL);
    assertThat(level(Gate.CLIENT_CPU, new TrialChange(good).clientCpu(43, 2).trial()))
        .isEqualTo(PASS);
  }

  @Test
  void failsALateEmulatorThatHadCoresOfItsOwn() {
    assertThat(run.environment().clientSharesCores()).isFalse();
    assertThat(level(Gate.CLIENT_LAG, withLag(11_000))).isEqualTo(FAIL);
    assertThat(level(Gate.CLIENT_LAG, withLag(9_000))).isEqualTo(PASS);
  }

  @Test
  void onlyWarnsOfALateEmulatorThatSharesCores() {
    Environment e = run.environment();
    List<TierPlacement> anywhere =
        List.of(
            new TierPlacement(Tier.WEB, Set.of(), 0, "", ""),
            new TierPlacement(Tier.CLIENT, Set.of(3), 0, "", ""));
    Run<RunPlan> shared =
        Run.starting(
            run.kind(),
            run.id(),
            run.startedAt(),
            run.plan(),
            new Environment(
                e.machine(),
                e.database(),
                anywhere,
                Map.of(),
                Map.of(),
                true,
                List.of(),
                new Build("", "", Map.of()),
                List.of()));
    JudgedTrial judged = Gates.of(shared).judge(withLag(11_000));
    assertThat(judged.isValid()).isTrue();
    assertThat(judged.at(WARN)).extracting(GateVerdict::gate).contains(Gate.CLIENT_LAG);
  }

  @Test
  void looksAtTheCoresOfTheConfigurationThatRan() {
    Trial late = withLag(11_000);
    Configuration ran =
        new Configuration(
            late.point().configuration(),
            "Beside the client",
            "servlets-only",
            Map.of(),
            Appearance.UNSAID,
            Map.of("balancer", Set.of(3), "web", Set.of(0)),
            0);
    Run<RunPlan> shared =
        Run.starting(
            run.kind(),
            run.id(),
            run.startedAt(),
            SampleRun.plan(List.of(ran), List.of(60), 1),
            run.environment());
    assertThat(Gates.of(shared).judge(late).at(WARN))
        .extracting(GateVerdict::gate)
        .contains(Gate.CLIENT_LAG);
    assertThat(run.plan().environmentOf("unknown", run.environment())).isEqualTo(run.environment());
  }

  @Test
  void failsClientsThatDoNotWalkAsTheMatrixSays() {
    Map<String, Double> expected = Map.of("Browse", 0.5, "Sell", 0.5);
    TransitionCounts skewed =
        new TransitionCounts("Home", expected, Map.of("Browse", 600L, "Sell", 400L));
    TransitionCounts fair =
        new TransitionCounts("Home", expected, Map.of("Browse", 510L, "Sell", 490L));
    assertThat(level(Gate.MIX, new TrialChange(good).transitions(skewed).trial())).isEqualTo(FAIL);
    assertThat(level(Gate.MIX, new TrialChange(good).transitions(fair).trial())).isEqualTo(PASS);
  }

  @Test
  void failsAThroughputFarFromWhatTheLawGives() {
    Outcomes wanted = outcomes(Math.round(good.client().outcomes().total() * 0.93), 0, 0, 0);
    assertThat(level(Gate.LAW, withOutcomes(outcomes(300, 0, 0, 0)))).isEqualTo(FAIL);
    assertThat(level(Gate.LAW, withOutcomes(wanted))).isNotEqualTo(FAIL);
  }

  /** A short phase is farther than 10 % from the law at five standard errors, a long one is not. */
  @ParameterizedTest
  @CsvSource({
    "100, 3, 0, PASS, WARN",
    "100, 5, 0, WARN, FAIL",
    "100000, 0, 0.02, PASS, WARN",
    "100000, 0, 0.1, WARN, FAIL",
  })
  void oneInteractionDecidesAtEachLimitOfTheLaw(
      double seconds,
      double errors,
      double deviation,
      GateVerdict.Level within,
      GateVerdict.Level beyond) {
    InteractiveLaw law = LawAudit.of(answering(seconds, 1), run.plan().load()).law();
    double rate = law.predicted() * (1 - deviation) - errors * law.standardError();
    long least = (long) Math.ceil(rate * seconds);
    assertThat(level(Gate.LAW, answering(seconds, least))).isEqualTo(within);
    assertThat(level(Gate.LAW, answering(seconds, least - 1))).isEqualTo(beyond);
  }

  private Trial answering(double seconds, long interactions) {
    return new TrialChange(good)
        .clientSeconds(seconds)
        .interactions(Map.of(HOME, InteractionResult.of(outcomes(interactions, 0, 0, 0))))
        .trial();
  }

  @Test
  void doesNotJudgeALoadThatChangesByLawsOfAConstantOne() {
    Outcomes few = outcomes(300, 0, 0, 0);
    Gates constant = Gates.of(SampleRun.run(SampleRun.arriving("partly-open", "constant:5")));
    Gates changing = Gates.of(SampleRun.run(SampleRun.arriving("closed", "steps:0=10,60=20")));

    assertThat(verdict(constant, Gate.LAW, withOutcomes(few)).level()).isEqualTo(NOT_JUDGED);
    assertThat(verdict(constant, Gate.STEADY, drifting()).level()).isEqualTo(WARN);
    assertThat(verdict(changing, Gate.LAW, withOutcomes(few)).level()).isEqualTo(NOT_JUDGED);
    assertThat(verdict(changing, Gate.STEADY, drifting()).level()).isEqualTo(NOT_JUDGED);
    assertThat(constant.judge(good).isValid()).isTrue();
  }

  @Test
  void doesNotCallASiteUnsteadyWhoseNodesChangeByPlan() {
    Gates same = Gates.of(SampleRun.run(onNodes("steps:0=2")));
    Gates changing = Gates.of(SampleRun.run(onNodes("steps:0=1,30=2")));

    assertThat(verdict(same, Gate.STEADY, drifting()).level()).isEqualTo(WARN);
    assertThat(verdict(changing, Gate.STEADY, drifting()).level()).isEqualTo(NOT_JUDGED);
    assertThat(changing.judge(good).isValid()).isTrue();
  }

  private static RunPlan onNodes(String schedule) {
    return SampleRun.arriving("open", "constant:5", 1, List.of(), schedule);
  }

  private static GateVerdict verdict(Gates gates, Gate gate, Trial trial) {
    return gates.judge(trial).verdicts().stream()
        .filter(verdict -> verdict.gate() == gate)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void warnsWhenThroughputDriftsWhileItIsMeasured() {
    Trial trial = drifting();
    assertThat(level(Gate.STEADY, trial)).isEqualTo(WARN);
    assertThat(verdict(Gate.STEADY, trial).advice()).startsWith("NOT STEADY");
  }

  private Trial drifting() {
    List<SecondSample> rising = new ArrayList<>();
    for (int second = 0; second < 72; second++) {
      long epochSecond = good.startedAt().getEpochSecond() + second + 1;
      rising.add(
          SampleMeasurement.second(
              epochSecond, 100, 20 + second, SampleMeasurement.spread(5, 9, 12)));
    }
    return new TrialChange(good).seconds(rising).trial();
  }

  @Test
  void warnsWhenTheWarmUpEndedAtItsLimitWithoutBeingSteady() {
    Trial steady = new TrialChange(quiet(130)).warmUpEnd(WarmUpEnd.STEADY).trial();
    Trial cutShort = new TrialChange(quiet(130)).warmUpEnd(WarmUpEnd.NOT_STEADY).trial();
    assertThat(level(Gate.STEADY, steady)).isEqualTo(PASS);
    assertThat(level(Gate.STEADY, cutShort)).isEqualTo(WARN);
    assertThat(verdict(Gate.STEADY, cutShort).measured())
        .endsWith("warm-up ended at its limit without being steady");
    assertThat(verdict(Gate.STEADY, cutShort).advice()).startsWith("NOT STEADY");
  }

  @Test
  void saysThatItCannotTellAboutAShortOrNoisyPhase() {
    assertThat(level(Gate.STEADY, quiet(130))).isEqualTo(PASS);
    Trial brief = quiet(16);
    assertThat(level(Gate.STEADY, brief)).isEqualTo(WARN);
    assertThat(verdict(Gate.STEADY, brief).measured()).contains("too short to tell");
    assertThat(verdict(Gate.STEADY, brief).advice()).startsWith("CANNOT TELL");
  }

  private Trial quiet(int seconds) {
    return new TrialChange(good).quiet(seconds).trial();
  }

  private GateVerdict.Level level(Gate gate, Trial trial) {
    return verdict(gate, trial).level();
  }

  private GateVerdict verdict(Gate gate, Trial trial) {
    return Gates.of(run).judge(trial).verdicts().get(gate.ordinal());
  }

  private Trial withOutcomes(Outcomes outcomes) {
    return new TrialChange(good).interactions(Map.of(HOME, InteractionResult.of(outcomes))).trial();
  }

  private Trial withLag(long micros) {
    Histogram histogram = new Histogram(3);
    histogram.recordValue(micros);
    return new TrialChange(good).lag(LatencyHistogram.ofMicros(histogram)).trial();
  }

  private static Outcomes outcomes(long ok, long rejected, long refused, long timeouts) {
    return new Outcomes(
        Map.of(
            Outcome.OK, ok,
            Outcome.REJECTED, rejected,
            Outcome.REFUSED, refused,
            Outcome.FAILED_TIMEOUT, timeouts));
  }

  /** A trial whose web tier is on a machine that is stolen from; the others are on quiet ones. */
  private Trial stolenFrom(double share) {
    List<TierSample> tiers = new ArrayList<>();
    for (int second = 0; second < 100; second++) {
      tiers.add(machine(Tier.WEB, second, share));
      tiers.add(machine(Tier.DB, second, 0));
    }
    return new TrialChange(good).tiers(tiers).trial();
  }

  private static TierSample machine(Tier tier, int second, double stolenShare) {
    return new TierSample(
        tier,
        second,
        second,
        0,
        1,
        Map.of(
            "stolenMillis",
            stolenShare * 200 * second,
            "busyMillis",
            (1 - stolenShare) * 200 * second,
            "processorMillis",
            2000.0 * second));
  }

  /** A trial whose sampler read until a second. */
  private Trial sampledUntil(int end) {
    List<SamplerSample> sampler = new ArrayList<>();
    for (int second = 0; second < end; second++) {
      sampler.add(new SamplerSample(second, 0, 0, 0, 0));
    }
    return new TrialChange(good)
        .evidence(new Evidence(List.of(), sampler, List.of(), List.of(), List.of()))
        .trial();
  }

  /** A trial whose sampler and the programs it starts need so much of a core, half each. */
  private Trial sampledAt(double cpus) {
    List<SamplerSample> sampler = new ArrayList<>();
    for (int second = 0; second < 100; second++) {
      sampler.add(new SamplerSample(second, second * cpus / 2, second * cpus / 2, second, second));
    }
    return new TrialChange(good)
        .evidence(new Evidence(List.of(), sampler, List.of(), List.of(), List.of()))
        .trial();
  }
}
