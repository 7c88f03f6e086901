package org.rubisee.bench.scaffold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knob;

class ImplementationCopyTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  @TempDir private Path home;

  static List<String> implementations() {
    return Implementation.in(HOME).stream().map(Implementation::name).toList();
  }

  /** The root pom and the sources of all implementations. */
  @BeforeEach
  void copyCheckout() throws IOException {
    Files.copy(HOME.resolve("pom.xml"), home.resolve("pom.xml"));
    for (String name : implementations()) {
      try (Stream<Path> files = Files.walk(HOME.resolve(name))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          if (!file.toString().contains("/target/")) {
            Path copy = home.resolve(HOME.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("implementations")
  void namesTheOriginalInItsReadmeOnly(String original) throws IOException {
    Implementation like = Implementation.read(home.resolve(original));
    List<Path> written = new ImplementationCopy(home, like, "made-up", "Made up").write();

    assertThat(written).hasSizeGreaterThan(8);
    for (Path file : written) {
      if (!file.endsWith("README.md")) {
        assertThat(home.relativize(file).toString()).doesNotContain(original);
        assertThat(withoutPackagesOfOthers(file))
            .as(file.toString())
            .doesNotContain(original, NewName.inClasses(original));
      }
    }
    try (Stream<Path> folders = Files.walk(home.resolve("made-up"))) {
      assertThat(folders.filter(folder -> folder.getParent().endsWith("java/org/rubisee")))
          .isNotEmpty()
          .allSatisfy(folder -> assertThat(folder.getFileName().toString()).startsWith("madeup"));
    }
  }

  /** A provider of persistence has classes in a package {@code jpa} of its own. */
  private static String withoutPackagesOfOthers(Path file) throws IOException {
    return Files.readString(file)
        .replaceAll("\\borg\\.(hibernate|eclipse\\.persistence)\\.jpa\\.", "");
  }

  @Test
  void isAnImplementationOfItsOwn() throws IOException {
    Implementation like = Implementation.read(home.resolve("servlets-only"));
    new ImplementationCopy(home, like, "consistent-reads", "Consistent reads – é").write();

    Implementation copy = Implementation.read(home.resolve("consistent-reads"));
    assertThat(copy.name()).isEqualTo("consistent-reads");
    assertThat(copy.title()).isEqualTo("Consistent reads – é");
    assertThat(copy.web()).isEqualTo(home.resolve("consistent-reads/target/consistent-reads.war"));
    assertThat(copy.order()).isGreaterThan(like.order());
    assertThat(copy.original()).isEmpty();
    assertThat(copy.inQuickstart()).isFalse();
    assertThat(copy.knobs()).extracting(Knob::label).contains("locking", "pool");
    assertThat(Implementation.in(home)).last().isEqualTo(copy);
    assertThat(copy.appearance()).isEmpty();
  }

  @Test
  void leavesOutWhatIsTrueOfTheOriginalOnly() throws IOException {
    Implementation like = Implementation.read(home.resolve("session-beans"));
    List<Path> written = new ImplementationCopy(home, like, "made-up", "Made up").write();

    assertThat(written)
        .extracting(file -> home.relativize(file).toString())
        .contains(
            "made-up/README.md",
            "made-up/implementation.properties",
            "made-up/beans/pom.xml",
            "made-up/web/src/main/java/org/rubisee/madeupweb/MadeUpUseCases.java",
            "made-up/web/src/test/java/org/rubisee/madeupweb/MadeUpIT.java")
        .noneMatch(file -> file.endsWith(".csv"));
    assertThat(home.resolve("made-up/README.md")).content().startsWith("# Made up\n");
  }

  @Test
  void takesOneLineOutsideItsFolder() throws IOException {
    List<String> before = Files.readAllLines(home.resolve("pom.xml"));
    Implementation like = Implementation.read(home.resolve("servlets-only"));
    new ImplementationCopy(home, like, "made-up", "Made up").write();

    List<String> after = Files.readAllLines(home.resolve("pom.xml"));
    assertThat(after).containsOnlyOnce("    <module>made-up</module>");
    assertThat(after).filteredOn(line -> !line.contains("made-up")).isEqualTo(before);
    assertThat(after.indexOf("    <module>made-up</module>"))
        .isGreaterThan(after.indexOf("    <module>servlets-only</module>"))
        .isLessThan(after.indexOf("    <module>bench</module>"));
  }

  @Test
  void refusesANameThatCannotBeOneOrIsTaken() {
    Implementation like = Implementation.read(home.resolve("servlets-only"));
    assertThatThrownBy(() -> new ImplementationCopy(home, like, "Made Up", "").write())
        .hasMessageContaining("'Made Up' cannot be a name")
        .hasMessageContaining("like consistent-reads");
    assertThatThrownBy(() -> new ImplementationCopy(home, like, "session-beans", "").write())
        .hasMessageContaining("session-beans exists: choose another name");
  }

  @Test
  void refusesAnExportedKit() throws IOException {
    Files.delete(home.resolve("servlets-only/pom.xml"));
    Implementation like = Implementation.read(home.resolve("servlets-only"));
    assertThatThrownBy(() -> new ImplementationCopy(home, like, "made-up", "").write())
        .hasMessageContaining("not in an exported kit");
  }
}
