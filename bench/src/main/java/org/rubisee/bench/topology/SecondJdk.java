package org.rubisee.bench.topology;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.ServerFailedException;

/**
 * A JDK other than the bench's, for comparisons of two: the one that was named, else the newest of
 * those that the environment and the usual folder know.
 */
public final class SecondJdk {

  private static final List<String> VARIABLES = List.of("JAVA_HOME_25", "JAVA_HOME_21");
  private static final Path USUAL = Path.of("/usr/lib/jvm");

  private SecondJdk() {}

  /**
   * Looks for it.
   *
   * @param named a folder; empty: it is searched for
   * @return empty when there is none
   * @throws ServerFailedException if the named one is none, or too old
   */
  public static Optional<Jdk> find(Optional<Path> named) {
    if (named.isPresent()) {
      return named.map(Jdk::at);
    }
    Stream<Path> fromEnvironment =
        VARIABLES.stream().map(System::getenv).filter(home -> home != null).map(Path::of);
    return Stream.concat(fromEnvironment, installed())
        .flatMap(home -> usable(home).stream())
        .filter(jdk -> !jdk.runtime().equals(Jdk.current().runtime()))
        .max(Comparator.comparingInt(SecondJdk::feature));
  }

  private static Stream<Path> installed() {
    if (!Files.isDirectory(USUAL)) {
      return Stream.of();
    }
    try (Stream<Path> homes = Files.list(USUAL)) {
      return homes.filter(home -> Files.isExecutable(home.resolve("bin/java"))).toList().stream();
    } catch (IOException e) {
      return Stream.of();
    }
  }

  private static Optional<Jdk> usable(Path home) {
    try {
      return Optional.of(Jdk.at(home));
    } catch (ServerFailedException e) {
      return Optional.empty();
    }
  }

  /** The number that is compared: 25 of {@code OpenJDK 64-Bit Server VM 25.0.1}. */
  private static int feature(Jdk jdk) {
    String version = jdk.runtime().substring(jdk.runtime().lastIndexOf(' ') + 1);
    String digits = version.replaceFirst("^(\\d+).*", "$1");
    return digits.matches("\\d{1,4}") ? Integer.parseInt(digits) : 0;
  }
}
