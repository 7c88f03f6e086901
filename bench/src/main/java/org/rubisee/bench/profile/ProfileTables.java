package org.rubisee.bench.profile;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.rubisee.settings.Text;

/** Profiles as comma-separated tables. Shares are of all samples of the tier, from 0 to 1. */
public final class ProfileTables {

  private static final String WHERE = "configuration,mix,clients,tier,";

  private ProfileTables() {}

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

  private static String where(TierProfile profile) {
    return String.join(
            ",",
            profile.trial().configuration(),
            profile.trial().mix(),
            Integer.toString(profile.trial().clients()),
            profile.tier().label())
        + ",";
  }

  private static String quoted(String text) {
    return '"' + text.replace("\"", "\"\"") + '"';
  }

  private static String number(double value) {
    return Text.of("%.5f", value);
  }

  private static java.util.stream.Collector<CharSequence, ?, String> lines() {
    return Collectors.joining("\n", "", "\n");
  }
}
