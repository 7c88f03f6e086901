package org.rubisee.bench.checkout;

import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.model.NearestName;
import org.rubisee.servers.knobs.Implementation;

/**
 * The checkout that the bench works in.
 *
 * @param home its root
 * @param work working files: databases and servers
 */
public record Checkout(Path home, Path work) {

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

  /**
   * The same checkout with working files of its own, for a site that runs beside another one.
   *
   * @param number which site it is; 1 has the usual working files
   */
  public Checkout beside(int number) {
    return number == 1 ? this : new Checkout(home, work.resolve("site" + number));
  }

  /** One folder per run. */
  public Path results() {
    return home.resolve("results");
  }

  /** The agreed ledgers. */
  public AgreedLedgers ledgers() {
    return new AgreedLedgers(home);
  }

  /** All implementations, in their order. */
  public List<Implementation> implementations() {
    return Implementation.in(home);
  }

  /**
   * The implementations of these names, each once; {@code all} alone stands for all of them.
   *
   * @throws CommandFailedException if there is none of a name; the message suggests one
   */
  public List<Implementation> implementations(List<String> names) {
    return names.equals(List.of("all"))
        ? implementations()
        : names.stream().distinct().map(this::implementation).toList();
  }

  /**
   * The implementation of that name.
   *
   * @throws CommandFailedException if there is none; the message suggests one
   */
  public Implementation implementation(String name) {
    List<Implementation> all = implementations();
    return all.stream()
        .filter(known -> known.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new CommandFailedException(
                    NearestName.unknown(
                        "implementation", name, all.stream().map(Implementation::name).toList())));
  }
}
