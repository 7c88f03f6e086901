package org.rubisee.bench.prices;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.rubisee.bench.report.block.BlockReport;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.gate.JudgedTrial;

/**
 * What a run measured that prices explain.
 *
 * @param samples those that count
 * @param basis how they were measured, in sentences
 */
record MeasuredCosts(List<CostSample> samples, String basis) {

  /**
   * The paced blocks of a run.
   *
   * @param pace requests per second of what was priced alone
   */
  static MeasuredCosts ofBlocks(Path folder, double pace) throws IOException {
    BlocksFolder run = BlocksFolder.open(folder);
    PacedBlocks blocks =
        new PacedBlocks(BlockReport.of(run).model(), run.run().plan().mixes().get(0));
    return new MeasuredCosts(blocks.samples(), blocks.inWords(pace));
  }

  /** The trials of a run. */
  static MeasuredCosts ofTrials(Path path) throws IOException {
    TrialsFolder folder = TrialsFolder.open(path);
    Run<RunPlan> run = folder.run();
    List<JudgedTrial> judged = Gates.of(run).judge(folder.trials());
    boolean allCount = judged.stream().allMatch(JudgedTrial::isValid);
    String basis =
        String.format(
            Locale.ROOT,
            "Measured in trials of the %s mix, %d of each configuration, with %d clients. The"
                + " intervals are those of the trials. Each trial has servers of its own, so"
                + " differences from servlets-only are those of means, not of pairs.%s",
            run.plan().mixes().get(0),
            run.plan().trialsPerPoint(),
            run.plan().clients().get(0),
            allCount
                ? ""
                : " Trials that did not pass a gate were used only where a configuration has"
                    + " no other.");
    return new MeasuredCosts(counted(judged).stream().map(CostSample::of).toList(), basis);
  }

  /** The trials that count; all of a configuration of which none does. */
  private static List<Trial> counted(List<JudgedTrial> judged) {
    Set<String> withValid =
        judged.stream()
            .filter(JudgedTrial::isValid)
            .map(trial -> trial.trial().point().configuration())
            .collect(Collectors.toSet());
    return judged.stream()
        .filter(
            trial -> trial.isValid() || !withValid.contains(trial.trial().point().configuration()))
        .map(JudgedTrial::trial)
        .toList();
  }
}
