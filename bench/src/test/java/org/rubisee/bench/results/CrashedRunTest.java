package org.rubisee.bench.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.tier.TierSample;

/** A run that is killed between any two changes of its files loses nothing and can be completed. */
class CrashedRunTest {

  private static final String PLAN = "plan.json";
  private static final int MOST_CHANGES = 1_000;

  @TempDir private Path folder;

  private final Run<RunPlan> run = SampleRun.run(SampleRun.quickstart());
  private final List<TrialPoint> points =
      List.of(
          new TrialPoint(1, "servlets-only", "browsing", 60, 1),
          new TrialPoint(2, "servlets-only", "bidding", 60, 1));

  /** Made once, since there are many moments. */
  private final Map<TrialPoint, Trial> trials =
      points.stream()
          .collect(Collectors.toMap(Function.identity(), point -> SampleTrial.of(run, point)));

  @Test
  void isCompletedWhereverItWasKilled() throws IOException {
    int changes = 0;
    boolean crashed = true;
    while (crashed && changes < MOST_CHANGES) {
      Path results = Files.createDirectory(folder.resolve("after-" + changes));
      List<TrialPoint> finished = new ArrayList<>();
      crashed = isKilled(results, changes, finished);
      Optional<Path> begun = CrashingFiles.runIn(results);
      if (begun.isPresent()) {
        complete(begun.get(), finished, changes);
      } else {
        assertThat(finished).as("nothing was measured after %d changes", changes).isEmpty();
      }
      changes++;
    }
    assertThat(changes).as("moments at which it was killed").isBetween(30, MOST_CHANGES - 1);
  }

  private boolean isKilled(Path results, int changes, List<TrialPoint> finished)
      throws IOException {
    try {
      Path begun =
          NewRunFolder.create(
              CrashingFiles.at(results, changes),
              run.startedAt(),
              (id, path) -> {
                TrialsFolder.begin(path, run);
                DurableFile.write(path.resolve(PLAN), new byte[] {'{', '}'});
              });
      TrialsFolder opened = TrialsFolder.open(begun);
      for (TrialPoint point : points) {
        measure(opened, point);
        finished.add(point);
      }
      opened.finish(RunState.COMPLETE);
      return false;
    } catch (CrashingFiles.Crash e) {
      return true;
    }
  }

  /** What {@code rubis resume} does. */
  private void complete(Path begun, List<TrialPoint> finished, int changes) throws IOException {
    TrialsFolder again = TrialsFolder.open(begun);
    assertThat(again.path().resolve(PLAN)).as("after %d changes", changes).hasContent("{}");
    assertThat(again.run().id()).isEqualTo(run.id());
    again.setAsideUnfinished();
    List<TrialPoint> kept = again.trials().stream().map(Trial::point).toList();
    assertThat(kept).as("after %d changes", changes).containsAll(finished);
    for (TrialPoint point : points) {
      if (!kept.contains(point)) {
        measure(again, point);
      }
    }
    again.finish(RunState.COMPLETE);
    assertThat(again.run().state()).isEqualTo(RunState.COMPLETE);
    assertThat(again.trials())
        .as("after %d changes", changes)
        .allSatisfy(
            trial -> {
              assertThat(trial.state()).isEqualTo(RunState.COMPLETE);
              assertThat(trial.tiers()).hasSize(2);
              assertThat(trial.client()).isEqualTo(trials.get(trial.point()).client());
            })
        .extracting(Trial::point)
        .containsExactlyElementsOf(points);
  }

  private void measure(TrialsFolder runFolder, TrialPoint point) throws IOException {
    Trial trial = trials.get(point);
    TrialFolder trialFolder = runFolder.begin(point, trial.startedAt());
    for (TierSample sample : trial.tiers().subList(0, 2)) {
      trialFolder.log().add(sample);
    }
    SampleMeasurement.write(trialFolder.clientPath(), trial.measurement());
    trialFolder.finish(new TrialEnd(trial.state(), trial.note(), trial.audit()));
  }
}
