package org.rubisee.bench.scaffold;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the name of an implementation becomes in texts and paths, in each way of writing it: {@code
 * servlets-only}, {@code servletsonly} in packages, {@code ServletsOnly} in classes.
 */
final class NewName {

  private final Map<String, String> replacements = new LinkedHashMap<>();

  /**
   * A name in place of another.
   *
   * @param from the name of the implementation that is copied
   * @param to the name of the copy
   * @param packages the implementation's packages, each directly below {@code org.rubisee}
   */
  NewName(String from, String to, Collection<String> packages) {
    replacements.put(from, to);
    replacements.put(inClasses(from), inClasses(to));
    replacements.put(inPackages(from), inPackages(to));
    for (String name : packages) {
      if (!name.contains(inPackages(from))) {
        String renamed = inPackages(to) + (name.endsWith("web") ? "web" : "");
        replacements.put("org.rubisee." + name + ".", "org.rubisee." + renamed + ".");
        replacements.put("org.rubisee." + name + ";", "org.rubisee." + renamed + ";");
        replacements.put("org/rubisee/" + name + "/", "org/rubisee/" + renamed + "/");
      }
    }
  }

  /** A text, or a path, with the new name in it. */
  String in(String text) {
    String renamed = text;
    for (Map.Entry<String, String> replacement : replacements.entrySet()) {
      renamed = renamed.replace(replacement.getKey(), replacement.getValue());
    }
    return renamed;
  }

  /** {@code ServletsOnly} for {@code servlets-only}. */
  static String inClasses(String name) {
    return Stream.of(name.split("-"))
        .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
        .collect(Collectors.joining());
  }

  private static String inPackages(String name) {
    return name.replace("-", "");
  }
}
