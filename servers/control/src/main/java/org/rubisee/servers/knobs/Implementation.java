package org.rubisee.servers.knobs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.settings.FirstApplication;

/**
 * One of the implementations that are compared, as its module's {@value #FILE} describes it. An
 * implementation is known to the bench by this file alone.
 *
 * @param application the application that it implements
 * @param path how it is written on the command line, and where its folder is in the checkout: its
 *     folder's name, behind the application's unless that is {@value FirstApplication#NAME}, or
 *     behind that of the implementation in whose folder it is; for example {@code session-beans},
 *     {@code bookstore/servlets-only} and {@code session-facade/messages}
 * @param name the module's name and the site's path, letters, digits and hyphens only, for example
 *     {@code session-beans} and {@code bookstore-servlets-only}
 * @param title how it is called in words
 * @param order its place in lists, from 1
 * @param servers the servers in which it runs, by name; the first one where nobody chooses
 * @param web the archive of the web tier
 * @param app the archives of the application tier; empty when it has none
 * @param glassFishBeans the archive whose entity beans it has in GlassFish; empty when it does not
 *     run there
 * @param readyPage a page, best one that comes from the database: a site that starts is ready when
 *     it answers
 * @param takesIdsFromTable whether it takes new ids from table {@code ids}, as entity beans do
 * @param knobs what can be set; the JDK wherever a JVM serves the pages
 * @param knobsInOneServer what can be set besides when web tier and application tier are co-located
 * @param appearance how reports draw it; empty when they choose
 * @param original the version of RUBiS 1.4.3 whose calls it repeats; empty when there is none
 * @param reuses the implementations whose bean classes it is allowed to depend on
 * @param inQuickstart whether {@code quickstart} measures it
 */
public record Implementation(
    String application,
    String path,
    String name,
    String title,
    int order,
    List<String> servers,
    Path web,
    List<Path> app,
    Optional<Path> glassFishBeans,
    String readyPage,
    boolean takesIdsFromTable,
    Set<Knob> knobs,
    Set<Knob> knobsInOneServer,
    Optional<Appearance> appearance,
    Optional<String> original,
    Set<String> reuses,
    boolean inQuickstart) {

  /** The name of the file. */
  public static final String FILE = "implementation.properties";

  /** The name of the file that marks the folder of an application, unless it is the first one. */
  public static final String APPLICATION_FILE = "application.properties";

  private static final List<String> KEYS =
      List.of(
          "name",
          "title",
          "order",
          "servers",
          "web",
          "app",
          "glassfish-beans",
          "ready-page",
          "ids-table",
          "beans",
          "knobs",
          "knobs-in-one-server",
          "colour",
          "colour-on-dark",
          "shape",
          "original",
          "reuses",
          "quickstart");

  /** Copies the collections. */
  public Implementation {
    servers = List.copyOf(servers);
    app = List.copyOf(app);
    knobs = Set.copyOf(knobs);
    knobsInOneServer = Set.copyOf(knobsInOneServer);
    reuses = Set.copyOf(reuses);
  }

  /**
   * The implementations in the root of a checkout, in their order: those of the application {@value
   * FirstApplication#NAME} whose servers the build provides. One that needs httpd, or is in the
   * folder of another one, is named where it is wanted.
   *
   * @param home root of the checkout
   * @throws ServerFailedException if there is none
   */
  public static List<Implementation> in(Path home) {
    return required(inFolder(home), home).stream().filter(known -> !known.isHttpd()).toList();
  }

  private static List<Implementation> required(List<Implementation> found, Path home) {
    if (found.isEmpty()) {
      throw new ServerFailedException(
          "No folder of " + home + " has a file " + FILE + ": is it the root of the checkout?");
    }
    return List.copyOf(found);
  }

  /**
   * All implementations of all applications of a checkout: those in its root, then those in the
   * folders of these, then those in the folders of other applications, each in their order.
   *
   * @param home root of the checkout
   * @throws ServerFailedException if there is none
   */
  public static List<Implementation> ofAllApplications(Path home) {
    List<Implementation> found = new ArrayList<>(inFolder(home));
    subfolders(home).stream()
        .filter(folder -> Files.isRegularFile(folder.resolve(FILE)))
        .forEach(implementation -> found.addAll(inFolder(implementation)));
    subfolders(home).stream()
        .filter(folder -> Files.isRegularFile(folder.resolve(APPLICATION_FILE)))
        .forEach(application -> found.addAll(inFolder(application)));
    return required(found, home);
  }

  private static List<Implementation> inFolder(Path parent) {
    return subfolders(parent).stream()
        .filter(folder -> Files.isRegularFile(folder.resolve(FILE)))
        .map(Implementation::read)
        .sorted(Comparator.comparingInt(Implementation::order).thenComparing(Implementation::name))
        .toList();
  }

  private static List<Path> subfolders(Path parent) {
    try (Stream<Path> folders = Files.list(parent)) {
      return folders.filter(Files::isDirectory).sorted().toList();
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
      return of(folder, properties);
    } catch (IOException | IllegalArgumentException e) {
      throw new ServerFailedException(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  /**
   * An implementation as properties describe it.
   *
   * @param folder the module's folder
   * @throws IllegalArgumentException if a property is missing, unknown or cannot be read
   */
  public static Implementation of(Path folder, Properties properties) {
    checkKeys(properties);
    String application = applicationOf(folder);
    return new Implementation(
        application,
        pathOf(folder, application),
        required(properties, "name"),
        required(properties, "title"),
        Integer.parseInt(required(properties, "order")),
        servers(properties),
        folder.resolve(required(properties, "web")),
        archives(folder, properties.getProperty("app", "")),
        archives(folder, properties.getProperty("glassfish-beans", "")).stream().findFirst(),
        properties.getProperty("ready-page", "index.html").strip(),
        Boolean.parseBoolean(properties.getProperty("ids-table", "false")),
        ownKnobs(properties),
        knobs(properties, "knobs-in-one-server"),
        Appearance.read(properties),
        Optional.of(properties.getProperty("original", "").strip())
            .filter(version -> !version.isEmpty()),
        words(properties.getProperty("reuses", "")).collect(Collectors.toSet()),
        Boolean.parseBoolean(properties.getProperty("quickstart", "false")));
  }

  private static List<String> servers(Properties properties) {
    KnobValues known = KnobCatalogue.SHARED.labelled(Server.KNOB).settings();
    List<String> servers = words(properties.getProperty("servers", Server.STANDARD)).toList();
    servers.forEach(server -> known.check(Server.KNOB, server));
    return servers;
  }

  private static String applicationOf(Path folder) {
    return Files.isRegularFile(folder.resolveSibling(APPLICATION_FILE))
        ? folder.toAbsolutePath().getParent().getFileName().toString()
        : FirstApplication.NAME;
  }

  private static String pathOf(Path folder, String application) {
    Path absolute = folder.toAbsolutePath().normalize();
    String own = absolute.getFileName().toString();
    if (Files.isRegularFile(absolute.resolveSibling(FILE))) {
      return absolute.getParent().getFileName() + "/" + own;
    }
    return application.equals(FirstApplication.NAME) ? own : application + "/" + own;
  }

  /** Whether httpd with PHP serves its pages. */
  public boolean isHttpd() {
    return servers.contains("httpd");
  }

  /** Whether it has a knob, in one server or several. */
  public boolean hasKnob(String label) {
    return knobs.stream().anyMatch(knob -> knob.label().equals(label));
  }

  /** Whether it has an application tier. */
  public boolean hasAppTier() {
    return !app.isEmpty();
  }

  /** The knobs with which it keeps a ledger of its own, beside that of all defaults. */
  public List<Knobs> knobsWithLedger() {
    return knobs.stream()
        .sorted()
        .flatMap(
            knob -> knob.valuesWithLedger().stream().map(value -> new Knobs(Map.of(knob, value))))
        .toList();
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
    KnobCatalogue known = KnobCatalogue.with(declared(properties));
    List<String> beans = words(properties.getProperty("beans", "")).toList();
    return words(properties.getProperty(key, ""))
        .map(known::labelled)
        .map(knob -> knob.ofBeans(beans))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * Those that are listed, those that are declared, the server, and the JDK if a JVM serves the
   * pages.
   */
  private static Set<Knob> ownKnobs(Properties properties) {
    Set<Knob> knobs = knobs(properties, "knobs");
    knobs.addAll(declared(properties));
    knobs.add(KnobCatalogue.SHARED.labelled(Server.KNOB));
    if (!servers(properties).contains("httpd")) {
      knobs.add(KnobCatalogue.SHARED.labelled("jdk"));
    }
    return knobs;
  }

  private static List<Knob> declared(Properties properties) {
    return new KnobFile(properties, KnobCatalogue.SHARED.knobs()).read(List.of());
  }

  private static void checkKeys(Properties properties) {
    for (String key : properties.stringPropertyNames()) {
      if (!KEYS.contains(key) && !key.startsWith(KnobFile.PREFIX)) {
        throw new IllegalArgumentException(
            "There is no key '" + key + "', only " + String.join(", ", KEYS) + " and knob.*");
      }
    }
  }

  static Stream<String> words(String list) {
    return Stream.of(list.split(",")).map(String::strip).filter(word -> !word.isEmpty());
  }

  static String required(Properties properties, String key) {
    String value = properties.getProperty(key, "").strip();
    if (value.isEmpty()) {
      throw new IllegalArgumentException("'" + key + "' is missing");
    }
    return value;
  }
}
