package org.rubisee.bench.scaffold;

import java.util.List;
import java.util.stream.Collectors;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.settings.Text;

/**
 * The description of a copied implementation: the original's, with a name and a place in lists of
 * its own, and without what is true of the original only. Reports choose its colour and shape.
 *
 * @param copy what is copied
 * @param known all implementations that there are
 */
record CopiedDescription(ImplementationCopy copy, List<Implementation> known) {

  private static final String REPEATS_THE_ORIGINAL = "original";
  private static final String IN_QUICKSTART = "quickstart";

  /** The file, made from the original's. */
  String text(String original) {
    NewName renamed = new NewName(copy.like().name(), copy.name(), List.of());
    return original
        .lines()
        .filter(line -> !isLeftOut(key(line)))
        .map(line -> line(renamed, line))
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

  private static String key(String line) {
    int end = line.indexOf('=');
    return end < 0 || line.startsWith("#") ? "" : line.substring(0, end).strip();
  }

  /** The file is read as ISO 8859-1. */
  private static String escaped(String text) {
    return text.chars()
        .mapToObj(c -> c < 128 ? String.valueOf((char) c) : Text.of("\\u%04x", c))
        .collect(Collectors.joining());
  }
}
