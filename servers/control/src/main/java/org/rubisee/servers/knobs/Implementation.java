package org.rubisee.servers.knobs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.servers.ServerFailedException;

/**
 * One of the implementations that are compared, as its module's {@value #FILE} describes it. An
 * implementation is known to the bench by this file alone.
 *
 * @param name the module's name and the site's path, for example {@code session-beans}
 * @param title how it is called in words
 * @param order its place in lists, from 1
 * @param web the archive of the web tier
 * @param app the archives of the application tier; empty when it has none
 * @param takesIdsFromTable whether it takes new ids from table {@code ids}, as entity beans do
 * @param knobs what can be set; the JDK always
 * @param knobsInOneServer what can be set besides when web tier and application tier are co-located
 */
public record Implementation(
    String name,
    String title,
    int order,
    Path web,
    List<Path> app,
    boolean takesIdsFromTable,
    Set<Knob> knobs,
    Set<Knob> knobsInOneServer) {

  /** The name of the file. */
  public static final String FILE = "implementation.properties";

  /** Copies the collections. */
  public Implementation {
    app = List.copyOf(app);
    knobs = Set.copyOf(knobs);
    knobsInOneServer = Set.copyOf(knobsInOneServer);
  }

  /** One that has no further knobs when its tiers share a server. */
  public Implementation(
      String name,
      String title,
      int order,
      Path web,
      List<Path> app,
      boolean takesIdsFromTable,
      Set<Knob> knobs) {
    this(name, title, order, web, app, takesIdsFromTable, knobs, Set.of());
  }

  /**
   * All implementations of a checkout, in their order.
   *
   * @param home root of the checkout
   * @throws ServerFailedException if there is none
   */
  public static List<Implementation> in(Path home) {
    try (Stream<Path> folders = Files.list(home)) {
      List<Implementation> found =
          folders
              .filter(folder -> Files.isRegularFile(folder.resolve(FILE)))
              .map(Implementation::read)
              .sorted(Comparator.comparingInt(Implementation::order))
              .toList();
      if (found.isEmpty()) {
        throw new ServerFailedException(
            "No folder of " + home + " has a file " + FILE + ": is it the root of the checkout?");
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads the implementation of a module.
   *
   * @param folder the module's folder
   * @throws ServerFailedException if a property is missing or cannot be read
   */
  public static Implementation read(Path folder) {
    Path file = folder.resolve(FILE);
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(file)) {
      properties.load(in);
      return new Implementation(
          required(properties, "name"),
          required(properties, "title"),
          Integer.parseInt(required(properties, "order")),
          folder.resolve(required(properties, "web")),
          archives(folder, properties.getProperty("app", "")),
          Boolean.parseBoolean(properties.getProperty("ids-table", "false")),
          withJdk(knobs(properties, "knobs")),
          knobs(properties, "knobs-in-one-server"));
    } catch (IOException | IllegalArgumentException e) {
      throw new ServerFailedException(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  /** Whether it has an application tier. */
  public boolean hasAppTier() {
    return !app.isEmpty();
  }

  /** All archives, whichever tier they are for. */
  public List<Path> archives() {
    return Stream.concat(Stream.of(web), app.stream()).toList();
  }

  /**
   * Checks that it was built.
   *
   * @throws ServerFailedException if an archive is missing; the message says how to build it
   */
  public void requireBuilt() {
    for (Path archive : archives()) {
      if (!Files.isRegularFile(archive)) {
        throw new ServerFailedException(
            archive
                + " is missing: build it with 'mvn -B -DskipTests package' in the root of the"
                + " checkout");
      }
    }
  }

  private static List<Path> archives(Path folder, String list) {
    return words(list).map(folder::resolve).toList();
  }

  private static Set<Knob> knobs(Properties properties, String key) {
    return words(properties.getProperty(key, ""))
        .map(Knob::labelled)
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Knob.class)));
  }

  private static Set<Knob> withJdk(Set<Knob> knobs) {
    knobs.add(Knob.JDK);
    return knobs;
  }

  private static Stream<String> words(String list) {
    return Stream.of(list.split(",")).map(String::strip).filter(word -> !word.isEmpty());
  }

  private static String required(Properties properties, String key) {
    String value = properties.getProperty(key, "").strip();
    if (value.isEmpty()) {
      throw new IllegalArgumentException("'" + key + "' is missing");
    }
    return value;
  }
}
