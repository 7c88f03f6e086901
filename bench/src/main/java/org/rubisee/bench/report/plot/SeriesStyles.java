package org.rubisee.bench.report.plot;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.results.Appearance;
import org.rubisee.bench.results.Configuration;

/**
 * The styles of a run's configurations. An implementation has its shape and colour. If a run has
 * several configurations of one implementation, only the first has them; each of the others gets a
 * shape and a colour that no other configuration of the run has, as far as there are any.
 */
public final class SeriesStyles {

  private static final List<String> DASHES = List.of("", " dashed", " dotted");

  private final Map<String, SeriesStyle> styles = new LinkedHashMap<>();
  private final List<Colour> colours = new ArrayList<>();

  /**
   * A colour of the style sheet of one report.
   *
   * @param name its custom property and its class
   * @param light its value on a light background
   * @param dark its value on a dark one
   */
  private record Colour(String name, String light, String dark) {}

  /**
   * The styles of a run.
   *
   * @param configurations in the order of the plan
   */
  public SeriesStyles(List<Configuration> configurations) {
    List<String> implementations =
        configurations.stream().map(Configuration::implementation).distinct().toList();
    List<String> free = free(configurations);
    Set<String> seen = new HashSet<>();
    Set<Mark> marks =
        configurations.stream()
            .map(configuration -> usual(configuration, implementations))
            .collect(Collectors.toCollection(HashSet::new));
    int further = 0;
    for (Configuration configuration : configurations) {
      Appearance own = configuration.appearance();
      boolean isFirst = seen.add(configuration.implementation());
      String dashes = "";
      String name = "c" + (1 + styles.size());
      if (isFirst && !own.isUnsaid()) {
        colours.add(new Colour(name, own.colour(), own.colourOnDark()));
      } else {
        String palette = "var(" + free.get(further % free.size()) + ")";
        dashes = DASHES.get(further / free.size() % DASHES.size());
        colours.add(new Colour(name, palette, palette));
        further++;
      }
      Mark usual = usual(configuration, implementations);
      Mark mark = isFirst ? usual : further(usual, marks);
      marks.add(mark);
      styles.put(configuration.name(), new SeriesStyle(name + dashes, Optional.of(mark)));
    }
  }

  /** The shape of an implementation. */
  private static Mark usual(Configuration configuration, List<String> implementations) {
    int number = implementations.indexOf(configuration.implementation());
    return Mark.named(configuration.appearance().shape())
        .orElse(Mark.values()[number % Mark.values().length]);
  }

  /**
   * A shape that no other configuration has, as far as there are any: colour alone tells little.
   */
  private static Mark further(Mark usual, Set<Mark> used) {
    return Stream.of(Mark.values()).filter(mark -> !used.contains(mark)).findFirst().orElse(usual);
  }

  /** The colours of the palette that no implementation of the run has; all if none is left. */
  private static List<String> free(List<Configuration> configurations) {
    Set<String> taken =
        configurations.stream().map(one -> one.appearance().colour()).collect(Collectors.toSet());
    Map<String, String> palette = PlotCss.palette();
    List<String> free =
        palette.keySet().stream().filter(name -> !taken.contains(palette.get(name))).toList();
    return free.isEmpty() ? List.copyOf(palette.keySet()) : free;
  }

  /** The style of a configuration. */
  public SeriesStyle of(Configuration configuration) {
    return styles.getOrDefault(configuration.name(), SeriesStyle.of("bound"));
  }

  /** The style sheet of all plots, with the colours of these configurations. */
  public String css() {
    return PlotCss.with(
        definitions(colours.stream().collect(Collectors.toMap(Colour::name, Colour::light))),
        definitions(colours.stream().collect(Collectors.toMap(Colour::name, Colour::dark))),
        colours.stream().map(colour -> rules(colour.name())).collect(Collectors.joining("\n")));
  }

  private static String definitions(Map<String, String> values) {
    return values.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(colour -> "--" + colour.getKey() + ": " + colour.getValue() + ";")
        .collect(Collectors.joining(" "));
  }

  private static String rules(String name) {
    return ".plot .@ { fill: var(--@); } .plot .@ polyline, .plot .@ .interval, .plot .@ .hollow { stroke: var(--@); }"
        .replace("@", name);
  }
}
