package org.rubisee.servers;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the processes that the suite starts get of the user's shell. A process that is measured, or
 * measures, gets the variables {@link #KEPT} and those that the suite sets: options of Java,
 * proxies and settings of servers in a shell change no measurement. Tools of the user, such as git
 * and Maven, get the whole shell.
 *
 * <p>The script {@code rubis} sets variables that every JVM reads aside before it starts the bench:
 * {@code RUBIS_SHELL_JAVA_TOOL_OPTIONS} is the user's {@code JAVA_TOOL_OPTIONS}.
 *
 * @param shell the environment of this Java process
 */
public record ProcessEnvironment(Map<String, String> shell) {

  /** The names of variables that every process gets; by the last one a long test finds its own. */
  public static final Set<String> KEPT =
      Set.of("HOME", "LANG", "LD_LIBRARY_PATH", "PATH", "TMPDIR", "TZ", "RUBIS_LONG_TEST");

  private static final String ASIDE = "RUBIS_SHELL_";
  private static final String LANGUAGE = "LANG";

  /** What overrides {@code LANG} for the letters of file names, the strongest first. */
  private static final List<String> STRONGER_LANGUAGES = List.of("LC_ALL", "LC_CTYPE");

  /** Of this Java process. */
  public static ProcessEnvironment current() {
    return new ProcessEnvironment(System.getenv());
  }

  /**
   * What will start a process that is measured or measures.
   *
   * @param command its command line
   */
  public static ProcessBuilder measured(List<String> command) {
    return with(command, current().kept());
  }

  /**
   * What will start a tool of the user, which gets the whole shell.
   *
   * @param command its command line
   */
  public static ProcessBuilder tool(List<String> command) {
    return with(command, current().whole());
  }

  private static ProcessBuilder with(List<String> command, Map<String, String> variables) {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().clear();
    builder.environment().putAll(variables);
    return builder;
  }

  /** The variables of a process that is measured or measures. */
  Map<String, String> kept() {
    Map<String, String> kept = new TreeMap<>(shell);
    kept.keySet().retainAll(KEPT);
    STRONGER_LANGUAGES.stream()
        .map(name -> shell.getOrDefault(name, ""))
        .filter(language -> !language.isEmpty())
        .findFirst()
        .ifPresent(language -> kept.put(LANGUAGE, language));
    return kept;
  }

  /** The variables of a tool: what was set aside is back. */
  Map<String, String> whole() {
    Map<String, String> whole = new TreeMap<>();
    shell.forEach((name, value) -> whole.put(original(name), value));
    return whole;
  }

  /** The names of the variables that measured processes do not get, sorted. */
  public List<String> removed() {
    Set<String> names = new TreeSet<>(whole().keySet());
    names.removeAll(KEPT);
    return List.copyOf(names);
  }

  private static String original(String name) {
    return name.startsWith(ASIDE) ? name.substring(ASIDE.length()) : name;
  }
}
