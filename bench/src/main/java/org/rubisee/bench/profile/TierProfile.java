package org.rubisee.bench.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.results.tier.BreakdownFile;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierBreakdown;

/**
 * The profile of a tier in a trial.
 *
 * @param trial which trial
 * @param tier which tier
 * @param profile its samples
 */
public record TierProfile(TrialPoint trial, Tier tier, CpuProfile profile) {

  /** All profiles of a run, in the order of its trials. */
  public static List<TierProfile> of(TrialsFolder run, BreakdownRules rules) throws IOException {
    List<TierProfile> profiles = new ArrayList<>();
    for (Trial trial : run.trials()) {
      for (Tier tier : Tier.values()) {
        Path recording = TierProfiler.recording(run.trialPath(trial.point()), tier);
        if (Files.isRegularFile(recording)) {
          profiles.add(new TierProfile(trial.point(), tier, CpuProfile.of(recording, rules)));
        }
      }
    }
    return profiles;
  }

  /**
   * Sorts the samples of a trial and leaves them in its folder, where its report finds them; does
   * nothing for a trial that was not profiled.
   *
   * @param folder the trial's
   * @throws IOException if a recording cannot be read
   */
  public static void sort(Path folder, BreakdownRules rules) throws IOException {
    List<TierBreakdown> breakdowns = new ArrayList<>();
    for (Tier tier : Tier.values()) {
      Path recording = TierProfiler.recording(folder, tier);
      if (Files.isRegularFile(recording)) {
        breakdowns.add(CpuProfile.of(recording, rules).breakdown(tier));
      }
    }
    if (!breakdowns.isEmpty()) {
      BreakdownFile.write(folder, breakdowns);
    }
  }
}
