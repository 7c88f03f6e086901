package org.rubisee.bench.profile;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.results.DatabaseProfile;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.tier.BreakdownCategory;
import org.rubisee.bench.results.tier.Tier;

/**
 * Profiles as comma-separated tables. Shares are of all samples of the tier, or of the database's
 * CPU time, from 0 to 1.
 */
public final class ProfileTables {

  private static final String WHERE = "configuration,mix,clients,tier,";

  private ProfileTables() {}

  public static String shares(List<TierProfile> profiles) {
    return WHERE
        + "samples,category,share\n"
        + profiles.stream()
            .flatMap(
                profile ->
                    Stream.of(BreakdownCategory.values())
                        .map(
                            category ->
                                where(profile)
                                    + profile.profile().samples()
                                    + ","
                                    + category.label()
                                    + ","
                                    + number(profile.profile().share(category))))
            .collect(lines());
  }

  public static String ownMethods(List<TierProfile> profiles) {
    return WHERE
        + "method,self_share,total_share\n"
        + profiles.stream()
            .flatMap(
                profile ->
                    profile.profile().ownMethods().stream()
                        .map(
                            method ->
                                where(profile)
                                    + quoted(method.name())
                                    + ","
                                    + number(method.selfShare())
                                    + ","
                                    + number(method.totalShare())))
            .collect(lines());
  }

  public static String unclassified(List<TierProfile> profiles) {
    return WHERE
        + "samples,thread_and_innermost_frames\n"
        + profiles.stream()
            .flatMap(
                profile ->
                    profile.profile().unknown().stream()
                        .map(
                            (Map.Entry<String, Long> stack) ->
                                where(profile) + stack.getValue() + "," + quoted(stack.getKey())))
            .collect(lines());
  }

  /** What the statements of the database cost, trial by trial, the most expensive first. */
  public static String statements(List<Trial> trials) {
    return WHERE
        + "share,cpu_us_per_interaction,calls_per_interaction,rows_examined_per_call,statement\n"
        + trials.stream()
            .flatMap(
                trial -> {
                  DatabaseProfile profile = DatabaseProfile.of(List.of(trial));
                  return profile.statements().stream()
                      .map(line -> where(trial.point(), Tier.DB) + statement(profile, line));
                })
            .collect(lines());
  }

  private static String statement(DatabaseProfile profile, DatabaseProfile.Line line) {
    return String.join(
        ",",
        number(profile.share(line)),
        number(line.cpuMicros()),
        number(line.calls()),
        number(line.rowsExamined()),
        quoted(line.statement()));
  }

  private static String where(TierProfile profile) {
    return where(profile.trial(), profile.tier());
  }

  private static String where(TrialPoint trial, Tier tier) {
    return String.join(
            ",",
            trial.configuration(),
            trial.mix(),
            Integer.toString(trial.clients()),
            tier.label())
        + ",";
  }

  private static String quoted(String text) {
    return '"' + text.replace("\"", "\"\"") + '"';
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.5f", value);
  }

  private static java.util.stream.Collector<CharSequence, ?, String> lines() {
    return Collectors.joining("\n", "", "\n");
  }
}
