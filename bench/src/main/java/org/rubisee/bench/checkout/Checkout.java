package org.rubisee.bench.checkout;

import java.nio.file.Path;
import java.util.List;
import org.rubisee.application.Applications;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.settings.NearestName;

/**
 * The checkout that the bench works in.
 *
 * @param home its root
 * @param work working files: databases and servers
 * @param data the folder of the database whose snapshots are used
 */
public record Checkout(Path home, Path work, Path data) {

  /** The system property that names the root. */
  static final String HOME_PROPERTY = "rubis.home";

  /**
   * The checkout named by {@value #HOME_PROPERTY}, else the current folder.
   *
   * @throws CommandFailedException if that is none
   */
  public static Checkout current() {
    Path home = Path.of(System.getProperty(HOME_PROPERTY, "")).toAbsolutePath().normalize();
    if (!home.resolve("servers").toFile().isDirectory()) {
      throw new CommandFailedException(
          home + " is no checkout of RUBiS EE: start the bench with its script 'rubis'");
    }
    return new Checkout(home);
  }

  /** A checkout with its usual working files. */
  public Checkout(Path home) {
    this(home, home.resolve(".rubis"));
  }

  /** A checkout with these working files. */
  public Checkout(Path home, Path work) {
    this(home, work, work.resolve("db"));
  }

  /**
   * The same checkout with working files of its own, for a site that runs beside another one.
   *
   * @param number which site it is; 1 has the usual working files
   */
  public Checkout beside(int number) {
    return number == 1 ? this : new Checkout(home, work.resolve("site" + number));
  }

  /**
   * The same checkout with working files of its own, for a site that is measured beside others. It
   * shares the snapshots of this one's database.
   *
   * @param number which site it is, from 1
   */
  public Checkout measuredBeside(int number) {
    return new Checkout(home, work.resolve("blocks").resolve("site" + number), data);
  }

  /** The same checkout with the working files of the database whose snapshots are shared. */
  public Checkout withData() {
    return new Checkout(home, data.getParent(), data);
  }

  /** The working files of this checkout for servers that were built in another one. */
  public Checkout builtIn(Path otherHome) {
    return new Checkout(otherHome, work, data);
  }

  /** One folder per run. */
  public Path results() {
    return home.resolve("results");
  }

  public AgreedLedgers ledgers() {
    return new AgreedLedgers(home);
  }

  /**
   * The implementations of the application {@value Applications#FIRST} whose servers the build
   * provides, in their order.
   */
  public List<Implementation> implementations() {
    return Implementation.in(home);
  }

  /** The implementations of all applications. */
  public List<Implementation> allImplementations() {
    return Implementation.ofAllApplications(home);
  }

  /** The implementations of an application, in their order. */
  public List<Implementation> implementations(String application) {
    return allImplementations().stream()
        .filter(known -> known.application().equals(application))
        .toList();
  }

  /**
   * The implementations of these names, each once; {@code all} alone stands for those of the
   * application {@value Applications#FIRST}.
   *
   * @throws CommandFailedException if there is none of a name; the message suggests one
   */
  public List<Implementation> implementations(List<String> names) {
    return names.equals(List.of("all"))
        ? implementations()
        : names.stream().distinct().map(this::implementation).toList();
  }

  /**
   * The implementation of that name, as results have it, or of that path, as people type it.
   *
   * @throws CommandFailedException if there is none; the message suggests one
   */
  public Implementation implementation(String name) {
    List<Implementation> all = allImplementations();
    return all.stream()
        .filter(known -> known.path().equals(name) || known.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new CommandFailedException(
                    NearestName.unknown(
                        "implementation", name, all.stream().map(Implementation::path).toList())));
  }
}
