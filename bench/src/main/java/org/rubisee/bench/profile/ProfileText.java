package org.rubisee.bench.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.results.DatabaseProfile;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.tier.BreakdownCategory;
import org.rubisee.settings.Text;

/** A profile in a screen of text. */
public final class ProfileText {

  private static final int SHOWN_METHODS = 6;
  private static final int SHOWN_CLASSES = 8;
  private static final int SHOWN_STACKS = 5;
  private static final int SHOWN_STATEMENTS = 8;
  private static final double UNKNOWN_LIMIT = 0.05;
  private static final double PERCENT = 100;

  private ProfileText() {}

  public static List<String> lines(TierProfile tier) {
    CpuProfile profile = tier.profile();
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(
        Text.of(
            "%s tier of %s, %s mix, %d clients: %,d CPU samples",
            tier.tier().label(),
            tier.trial().configuration(),
            tier.trial().mix(),
            tier.trial().clients(),
            profile.samples()));
    Stream.of(BreakdownCategory.values())
        .filter(category -> profile.share(category) > 0)
        .sorted(Comparator.comparingDouble(profile::share).reversed())
        .forEach(
            category ->
                lines.add(Text.of("  %s  %s", percent(profile.share(category)), category.title())));
    lines.add("Ours, and libraries on our behalf: " + percent(profile.ownShare()).strip());
    lines.addAll(ours(profile));
    lines.addAll(unknown(profile));
    return lines;
  }

  /** What the database's CPU time went to in a trial; empty if its statements were not counted. */
  public static List<String> databaseLines(Trial trial) {
    DatabaseProfile profile = DatabaseProfile.of(List.of(trial));
    if (profile.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(
        Text.of(
            "db tier of %s, %s mix, %d clients: %.3f ms of CPU time per interaction",
            trial.point().configuration(),
            trial.point().mix(),
            trial.point().clients(),
            profile.cpuMillis()));
    lines.add("    share   calls  statement");
    profile.statements().stream()
        .limit(SHOWN_STATEMENTS)
        .forEach(
            line ->
                lines.add(
                    Text.of(
                        "  %s  %6.2f  %s",
                        percent(profile.share(line)), line.calls(), line.shortStatement())));
    lines.add(
        Text.of(
            "  %s          outside of statements: connections, network, writing in the background",
            percent(profile.shareOutside())));
    return lines;
  }

  private static List<String> ours(CpuProfile profile) {
    List<String> lines = new ArrayList<>();
    profile.ownClasses().stream()
        .limit(SHOWN_CLASSES)
        .forEach(ours -> lines.add(Text.of("  %s  %s", percent(ours.getValue()), ours.getKey())));
    lines.add("     self    total  method");
    profile.ownMethods().stream()
        .limit(SHOWN_METHODS)
        .forEach(
            method ->
                lines.add(
                    Text.of(
                        "  %s  %s  %s",
                        percent(method.selfShare()), percent(method.totalShare()), method.name())));
    return lines;
  }

  private static List<String> unknown(CpuProfile profile) {
    if (profile.share(BreakdownCategory.OTHER) < UNKNOWN_LIMIT) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add("No rule knows these; rules for them can be given with --rules:");
    profile.unknown().stream()
        .limit(SHOWN_STACKS)
        .forEach(stack -> lines.add(Text.of("  %,7d  %s", stack.getValue(), stack.getKey())));
    return lines;
  }

  private static String percent(double share) {
    return Text.of("%5.1f %%", PERCENT * share);
  }
}
