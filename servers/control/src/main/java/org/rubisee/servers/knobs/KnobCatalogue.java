package org.rubisee.servers.knobs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.rubisee.settings.NearestName;

/**
 * Knobs that can be named: those that several implementations have, and those that one
 * implementation declares itself. Two implementations may declare a knob of the same name with
 * values of their own.
 *
 * @param knobs in the order of help and reports
 */
public record KnobCatalogue(List<Knob> knobs) {

  /** The knobs that several implementations have. */
  public static final KnobCatalogue SHARED = new KnobCatalogue(shared());

  private static final String SEPARATOR = "@";

  /** Copies the list. */
  public KnobCatalogue {
    knobs = List.copyOf(knobs);
  }

  private static List<Knob> shared() {
    Properties file = file();
    List<Knob> declared =
        new KnobFile(file, List.of())
            .read(Implementation.words(file.getProperty("knobs")).toList());
    return declared.stream()
        .map(knob -> knob.label().equals(Server.KNOB) ? withServers(knob, declared) : knob)
        .toList();
  }

  /** What each server says that it cannot. */
  private static Knob withServers(Knob knob, List<Knob> shared) {
    return knob.excluding(
        knob.settings().words().stream()
            .map(Server::named)
            .flatMap(server -> exclusions(server, knob.settings(), shared).stream())
            .toList());
  }

  private static List<Exclusion> exclusions(Server server, KnobValues values, List<Knob> shared) {
    return new KnobFile(server.properties(), shared)
        .exclusions(new Exclusion.Condition(Server.KNOB, values, false, Set.of(server.name())));
  }

  /** The file that declares the shared knobs. */
  public static Properties file() {
    Properties properties = new Properties();
    try (InputStream in = KnobCatalogue.class.getResourceAsStream("knobs.properties")) {
      properties.load(in);
      return properties;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The shared knobs, and those that an implementation declares. */
  public static KnobCatalogue of(Implementation implementation) {
    return of(implementation, List.of());
  }

  /**
   * The same, and those that only others declare: whoever sets one is told who has it.
   *
   * @param others the implementations that a message can name
   */
  public static KnobCatalogue of(Implementation implementation, Collection<Implementation> others) {
    Set<Knob> ofOthers = new TreeSet<>();
    others.forEach(other -> ofOthers.addAll(other.knobs()));
    return of(implementation.knobs(), ofOthers);
  }

  /** The shared knobs and these. */
  static KnobCatalogue with(Collection<Knob> more) {
    return of(more, List.of());
  }

  /** Of knobs with one name the first counts: an implementation knows its beans. */
  private static KnobCatalogue of(Collection<Knob> own, Collection<Knob> ofOthers) {
    return new KnobCatalogue(
        Stream.of(own, SHARED.knobs, ofOthers)
            .flatMap(Collection::stream)
            .distinct()
            .sorted()
            .toList());
  }

  /**
   * The knob of that name.
   *
   * @throws IllegalArgumentException if there is none; the message says which there are
   */
  public Knob labelled(String label) {
    return knobs.stream()
        .filter(knob -> knob.label().equals(label))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException(NearestName.unknown("knob", label, labels())));
  }

  /** The names of all knobs. */
  public List<String> labels() {
    return knobs.stream().map(Knob::label).toList();
  }

  /** The system properties that servers have if nobody sets a knob. */
  public Map<String, String> defaults() {
    Map<String, String> all = new HashMap<>();
    knobs.forEach(knob -> all.putAll(knob.defaults()));
    return all;
  }

  /**
   * Knobs by their names, as a file has them.
   *
   * @throws IllegalArgumentException if there is no such knob, or as {@link Knobs#Knobs(Map)} says
   */
  public Knobs knobs(Map<String, String> values) {
    Map<Knob, String> known = new TreeMap<>();
    values.forEach((label, value) -> known.put(labelled(label), value));
    return new Knobs(known);
  }

  /**
   * Knobs in one line, like {@code commit-option=A@transport=http}; an empty one sets nothing.
   * Values may have commas and further equals signs.
   *
   * @throws IllegalArgumentException if a part has no value, a knob is set twice, or as {@link
   *     #knobs(Map)} says
   */
  public Knobs parse(String line) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String part : line.isEmpty() ? new String[0] : line.split(SEPARATOR, -1)) {
      String[] knob = part.split("=", 2);
      if (knob.length < 2) {
        labelled(part);
        throw new IllegalArgumentException(
            "Knobs are written like commit-option=A@transport=http: '" + part + "' has no value");
      }
      if (values.put(knob[0], knob[1]) != null) {
        throw new IllegalArgumentException(knob[0] + " is set twice: leave one of them out");
      }
    }
    return knobs(values);
  }
}
