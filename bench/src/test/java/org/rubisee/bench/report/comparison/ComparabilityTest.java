package org.rubisee.bench.report.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.DatabaseEngine;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.Machine;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

class ComparabilityTest {

  private static final Run<RunPlan> BASE = SampleRun.run(SampleRun.quickstart());

  @Test
  void equalConditionsCanBeCompared() {
    assertThat(Comparability.differences(BASE, SampleRun.run(SampleRun.quickstart()))).isEmpty();
  }

  @Test
  void anotherMachineIsNamed() {
    Machine known = BASE.environment().machine();
    String system = known.operatingSystem();
    for (Machine other :
        List.of(
            new Machine(system, known.kernel(), "Another CPU", 4, known.memoryBytes()),
            new Machine(system, known.kernel(), known.cpuModel(), 2, known.memoryBytes()),
            new Machine(system, known.kernel(), known.cpuModel(), 4, 16L << 30))) {
      assertOneDifference("Machine", environment -> on(environment, other));
    }
    Machine newer =
        new Machine(system, "6.12.0", known.cpuModel(), known.cores(), known.memoryBytes());
    assertOneDifference("System", environment -> on(environment, newer));
  }

  @Test
  void anotherJdkIsNamed() {
    assertOneDifference(
        "Java",
        environment ->
            with(
                environment,
                environment.machine(),
                environment.database(),
                Map.of("Java", "OpenJDK 25")));
  }

  @Test
  void anotherDatabaseIsNamed() {
    assertOneDifference(
        "Database", environment -> with(environment, database("MySQL", "8.4.6", 20_000)));
    assertOneDifference(
        "Database", environment -> with(environment, database("MariaDB", "8.0.33", 20_000)));
  }

  @Test
  void anotherScaleIsNamed() {
    assertOneDifference(
        "Data", environment -> with(environment, database("MySQL", "8.0.33", 50_000)));
  }

  @Test
  void anotherLoadIsNamed() {
    RunPlan plan = BASE.plan();
    assertOneDifference("Clients", SampleRun.plan(plan.configurations(), List.of(80), 1));
    assertOneDifference("Images", with(plan, plan.phases(), 7, ImageLoading.NONE));
  }

  @Test
  void otherPhasesAreNamed() {
    RunPlan plan = BASE.plan();
    assertOneDifference(
        "Phases", with(plan, new Phases("short", 10, 90, 2), 7, ImageLoading.CACHED));
  }

  @Test
  void anotherThinkTimeIsNamed() {
    RunPlan plan = BASE.plan();
    assertOneDifference("Think time", with(plan, plan.phases(), 3, ImageLoading.CACHED));
  }

  private static void assertOneDifference(String what, UnaryOperator<Environment> change) {
    assertOneDifference(
        what,
        Run.starting(
            BASE.kind(),
            BASE.id(),
            BASE.startedAt(),
            BASE.plan(),
            change.apply(BASE.environment())));
  }

  private static void assertOneDifference(String what, RunPlan plan) {
    assertOneDifference(what, SampleRun.run(plan));
  }

  private static void assertOneDifference(String what, Run<RunPlan> other) {
    assertThat(Comparability.differences(BASE, other))
        .singleElement()
        .asString()
        .startsWith(what + " (")
        .contains(" against ");
  }

  private static DatabaseEngine database(String engine, String version, int users) {
    return new DatabaseEngine(engine, version, Map.of("users", users));
  }

  private static Environment on(Environment environment, Machine machine) {
    return with(environment, machine, environment.database(), environment.software());
  }

  private static Environment with(Environment environment, DatabaseEngine database) {
    return with(environment, environment.machine(), database, environment.software());
  }

  private static Environment with(
      Environment environment,
      Machine machine,
      DatabaseEngine database,
      Map<String, String> software) {
    return new Environment(
        machine,
        database,
        environment.tiers(),
        software,
        environment.siteSettings(),
        environment.freshServers(),
        environment.remarks(),
        environment.build(),
        List.of());
  }

  private static RunPlan with(
      RunPlan plan, Phases phases, double thinkSeconds, ImageLoading images) {
    return new RunPlan(
        plan.command(),
        plan.configurations(),
        plan.mixes(),
        plan.clients(),
        plan.trialsPerPoint(),
        new LoadSpec("auction", phases, MatrixSet.RUBIS_EE, images)
            .with(new Pace(thinkSeconds, 70, 900, 60)),
        plan.legacyClient(),
        plan.topology(),
        plan.seed(),
        plan.forConclusions(),
        plan.experiment(),
        plan.figures());
  }
}
