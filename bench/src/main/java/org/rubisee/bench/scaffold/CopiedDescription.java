package org.rubisee.bench.scaffold;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.servers.knobs.Appearance;
import org.rubisee.servers.knobs.Implementation;

/**
 * The description of a copied implementation: the original's, with a name, a place in lists and an
 * appearance of its own, and without what is true of the original only.
 *
 * @param copy what is copied
 * @param known all implementations that there are
 */
record CopiedDescription(ImplementationCopy copy, List<Implementation> known) {

  /** Colours that differ from those of the papers' implementations, on light and on dark. */
  private static final List<List<String>> COLOURS =
      List.of(
          List.of("#a0522d", "#cf8a5e"),
          List.of("#0f8b8d", "#3fb8ba"),
          List.of("#b8358f", "#e070bb"),
          List.of("#6b7280", "#a3abb8"),
          List.of("#84760a", "#b9a83a"));

  private static final String REPEATS_THE_ORIGINAL = "original";
  private static final String IN_QUICKSTART = "quickstart";

  /** The file, made from the original's. */
  String text(String original) {
    NewName renamed = new NewName(copy.like().name(), copy.name(), List.of());
    return Stream.concat(
            original.lines().filter(line -> !isLeftOut(key(line))).map(line -> line(renamed, line)),
            appearance().stream())
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static boolean isLeftOut(String key) {
    return List.of(REPEATS_THE_ORIGINAL, IN_QUICKSTART, "colour", "colour-on-dark", "shape")
        .contains(key);
  }

  private String line(NewName renamed, String line) {
    return switch (key(line)) {
      case "title" -> "title=" + escaped(copy.title());
      case "order" ->
          "order=" + (1 + known.stream().mapToInt(Implementation::order).max().orElse(0));
      case "name", "web", "app", "glassfish-beans" -> renamed.in(line);
      default -> line;
    };
  }

  /** The first colour and the first shape that no other implementation has. */
  private List<String> appearance() {
    List<Appearance> taken = known.stream().flatMap(one -> one.appearance().stream()).toList();
    List<String> colour =
        COLOURS.stream()
            .filter(free -> taken.stream().noneMatch(one -> one.colour().equals(free.get(0))))
            .findFirst()
            .orElse(COLOURS.get(0));
    String shape =
        Appearance.SHAPES.stream()
            .filter(free -> taken.stream().noneMatch(one -> one.shape().equals(free)))
            .findFirst()
            .orElse(Appearance.SHAPES.get(0));
    return List.of("colour=" + colour.get(0), "colour-on-dark=" + colour.get(1), "shape=" + shape);
  }

  private static String key(String line) {
    int end = line.indexOf('=');
    return end < 0 || line.startsWith("#") ? "" : line.substring(0, end).strip();
  }

  /** The file is read as ISO 8859-1. */
  private static String escaped(String text) {
    return text.chars()
        .mapToObj(
            c -> c < 128 ? String.valueOf((char) c) : String.format(Locale.ROOT, "\\u%04x", c))
        .collect(Collectors.joining());
  }
}
