package org.rubisee.bench.trial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.profile.BreakdownRules;
import org.rubisee.bench.profile.ProfileTables;
import org.rubisee.bench.profile.ProfileText;
import org.rubisee.bench.profile.TierProfile;
import org.rubisee.bench.report.trial.TrialReport;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialsFolder;

/**
 * The profiles of a run: of web and application tier by samples, of the database by statements. As
 * text, and as tables of what the report does not show.
 *
 * @param profiles of the tiers that were sampled
 * @param trials those whose statements may have been counted
 */
public record ProfileResult(List<TierProfile> profiles, List<Trial> trials) {

  public ProfileResult {
    profiles = List.copyOf(profiles);
    trials = List.copyOf(trials);
  }

  /**
   * Sorts all samples of a run that was profiled.
   *
   * @throws IOException if a recording cannot be read
   */
  public static ProfileResult of(TrialsFolder run, BreakdownRules rules) throws IOException {
    return new ProfileResult(TierProfile.of(run, rules), run.trials());
  }

  /**
   * Sorts the samples of all trials of a run again, and writes its report again.
   *
   * @param ledgers for the report
   * @throws IOException if a recording cannot be read
   */
  public static void sortAll(TrialsFolder run, BreakdownRules rules, AgreedLedgers ledgers)
      throws IOException {
    for (Trial trial : run.trials()) {
      TierProfile.sort(run.trialPath(trial.point()), rules);
    }
    TrialReport.of(run, ledgers).write(run.path());
  }

  /** Whether nothing was profiled. */
  public boolean isEmpty() {
    return profiles.isEmpty();
  }

  /** What people want to know first, line by line. */
  public List<String> lines() {
    return Stream.concat(
            profiles.stream().flatMap(profile -> ProfileText.lines(profile).stream()),
            trials.stream().flatMap(trial -> ProfileText.databaseLines(trial).stream()))
        .toList();
  }

  /** Writes {@code own-methods.csv} and {@code unclassified.csv}, over older ones. */
  public void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("own-methods.csv"), ProfileTables.ownMethods(profiles));
    Files.writeString(folder.resolve("unclassified.csv"), ProfileTables.unclassified(profiles));
  }
}
