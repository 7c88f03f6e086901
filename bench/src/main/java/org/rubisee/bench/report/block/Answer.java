package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.stats.paired.RatioInterval;

/** What a run in blocks has found, in a sentence for each mix. */
final class Answer {

  /** A sentence names so many sites at most; of more it names the first and the last. */
  private static final int MOST_NAMED = 8;

  private final BlockModel model;
  private final Headline headline;

  Answer(BlockModel model) {
    this.model = model;
    this.headline = new Headline(model);
  }

  /** The sentences, in the order of the mixes. */
  List<String> sentences() {
    return model.plan().mixes().stream().map(this::sentence).toList();
  }

  private String sentence(String mix) {
    List<Found> found = new ArrayList<>();
    for (Configuration rival : headline.sorted(mix)) {
      ratio(mix, rival).ifPresent(ratio -> found.add(new Found(named(rival), ratio)));
    }
    String base = named(model.plan().site(model.plan().baseline()));
    if (found.isEmpty()) {
      return "No site was compared with %s in the %s mix.".formatted(base, mix);
    }
    String compared = model.allowsVerdicts() ? "Compared with " : "First look: compared with ";
    String begin = "%s%s, an interaction of the %s mix takes ".formatted(compared, base, mix);
    return begin + (found.size() == 1 ? alone(found.get(0)) : listed(found)) + ".";
  }

  private static String alone(Found only) {
    return "%s times the CPU time with %s%s"
        .formatted(
            Words.of(only.ratio()),
            only.site(),
            isShown(only.ratio()) ? "" : ", which shows no difference");
  }

  private static String listed(List<Found> found) {
    if (found.size() > MOST_NAMED) {
      Found least = found.get(0);
      Found most = found.get(found.size() - 1);
      return "from %s times the CPU time with %s to %s times with %s"
          .formatted(digits(least), least.site(), digits(most), most.site());
    }
    List<String> named = new ArrayList<>();
    for (Found one : found) {
      String what = named.isEmpty() ? "times the CPU time" : "times";
      named.add("%s %s with %s".formatted(digits(one), what, one.site()));
    }
    int last = named.size() - 1;
    return String.join(", ", named.subList(0, last)) + " and " + named.get(last);
  }

  private static String digits(Found one) {
    return Words.digits(one.ratio().ratio());
  }

  private static boolean isShown(RatioInterval ratio) {
    return ratio.isKnown() && (ratio.lower() > 1 || ratio.upper() < 1);
  }

  private Optional<RatioInterval> ratio(String mix, Configuration rival) {
    return model
        .comparisons()
        .ratios(
            new Cell(mix, LoadKind.SATURATED),
            model.plan().baseline(),
            rival.name(),
            model::cpuMillis)
        .map(RatioInterval::of);
  }

  /** A title without a comma, so that it can stand in a list. */
  private static String named(Configuration site) {
    int comma = site.title().indexOf(", ");
    return comma < 0
        ? site.title()
        : "%s (%s)".formatted(site.title().substring(0, comma), site.title().substring(comma + 2));
  }

  /** A site and its ratio to the baseline. */
  private record Found(String site, RatioInterval ratio) {}
}
