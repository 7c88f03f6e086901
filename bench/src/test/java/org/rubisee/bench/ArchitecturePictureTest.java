package org.rubisee.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.ArchitecturePicture.Arrow;
import org.rubisee.bench.checkout.Checkout;

/**
 * The picture of the architecture shows the modules of the poms and the packages of the bench. Each
 * arrow is a dependency, and each dependency of what is drawn follows arrows.
 */
@AnalyzeClasses(
    packages = "org.rubisee.bench",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitecturePictureTest {

  /** Modules are above, packages below. */
  private static final double MIDDLE = 380;

  private static final String IMPLEMENTATIONS = "seven implementations";
  private static final String BENCH = "org.rubisee.bench.";
  private static final Pattern DEPENDENCY =
      Pattern.compile("<dependency>(.*?)</dependency>", Pattern.DOTALL);
  private static final Pattern NAME = Pattern.compile("<artifactId>(.*?)</artifactId>");
  private static final Pattern EXCEPTION = Pattern.compile("(\\w+) to (\\w+)");
  private static final Path HOME = Checkout.current().home();
  private static final ArchitecturePicture PICTURE =
      ArchitecturePicture.read(HOME.resolve("docs/architecture.svg"));

  /** A module: its path below the checkout, and the text of its pom without the parent. */
  private record Module(String path, String name, String pom) {

    static Module of(Path pom) {
      try {
        String text =
            Files.readString(pom)
                .replaceAll("(?s)<!--.*?-->|<parent>.*?</parent>|<build>.*?</build>", "");
        Matcher name = NAME.matcher(text);
        assertThat(name.find()).isTrue();
        return new Module(HOME.relativize(pom.getParent()).toString(), name.group(1), text);
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }

    /** The name of its box, if it is drawn. */
    String box() {
      String top = path.replaceFirst("/.*", "");
      if (Files.exists(HOME.resolve(top).resolve("implementation.properties"))) {
        return IMPLEMENTATIONS;
      }
      if (top.equals("servers") && !path.matches("servers/(http-client|entity-beans/.*)")) {
        return top;
      }
      return name.replaceFirst("^auction-", "");
    }

    Set<String> dependencies(boolean ofTests) {
      Set<String> names = new TreeSet<>();
      Matcher dependency = DEPENDENCY.matcher(pom);
      while (dependency.find()) {
        Matcher known = NAME.matcher(dependency.group(1));
        if (dependency.group(1).contains("<scope>test</scope>") == ofTests && known.find()) {
          names.add(known.group(1));
        }
      }
      return names;
    }
  }

  @Test
  void drawsEachModuleOrSaysThatItDoesNot() throws IOException {
    Set<String> drawn = PICTURE.names(false, MIDDLE);
    List<Module> modules = modules();
    for (Module module : modules) {
      assertThat(drawn.contains(module.box()) || isNotDrawn(module.path()))
          .as(
              "docs/architecture.svg draws the module in "
                  + module.path()
                  + ", or says 'not drawn'")
          .isTrue();
    }
    assertThat(drawn).isSubsetOf(modules.stream().map(Module::box).collect(Collectors.toSet()));
  }

  @Test
  void namesTheImplementations() throws IOException {
    Set<String> folders = new TreeSet<>();
    try (Stream<Path> all = Files.list(HOME)) {
      all.filter(folder -> Files.exists(folder.resolve("implementation.properties")))
          .forEach(folder -> folders.add(folder.getFileName().toString()));
    }
    Set<String> named =
        PICTURE.boxes().stream()
            .filter(box -> box.name().equals(IMPLEMENTATIONS))
            .flatMap(box -> box.texts().stream())
            .flatMap(line -> Stream.of(line.split(" · ")))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(named).isEqualTo(folders).hasSize(8);
  }

  @Test
  void arrowsBetweenModulesAreThoseOfThePoms() throws IOException {
    Set<String> drawn = PICTURE.names(false, MIDDLE);
    assertSame(drawn, dependencies(false), Set.of());
    assertThat(dependencies(true)).containsAll(PICTURE.arrows().get("dashed"));
  }

  @ArchTest
  static void packagesAndTheirArrowsAreThoseOfTheClasses(JavaClasses bench) {
    Set<String> drawn = PICTURE.names(true, MIDDLE);
    Set<Arrow> known = new HashSet<>();
    Set<String> packages = new TreeSet<>();
    bench.forEach(
        user ->
            topPackage(user.getPackageName())
                .ifPresent(
                    from -> {
                      packages.add(from);
                      user.getDirectDependenciesFromSelf().stream()
                          .flatMap(
                              use -> topPackage(use.getTargetClass().getPackageName()).stream())
                          .filter(to -> drawn.contains(from) && drawn.contains(to))
                          .forEach(
                              to -> known.add(new Arrow(PICTURE.boxOf(from), PICTURE.boxOf(to))));
                    }));
    assertThat(drawn).isSubsetOf(packages);
    assertThat(packages)
        .filteredOn(name -> !drawn.contains(name))
        .allSatisfy(name -> assertThat(notDrawn("arrows")).containsPattern("\\b" + name + "\\b"));
    Set<Arrow> exceptions = new HashSet<>();
    Matcher exception = EXCEPTION.matcher(notDrawn("arrows"));
    while (exception.find()) {
      exceptions.add(new Arrow(exception.group(1), exception.group(2)));
    }
    assertSame(drawn, known, exceptions);
  }

  private static void assertSame(Set<String> drawn, Set<Arrow> known, Set<Arrow> exceptions) {
    Set<String> boxes = drawn.stream().map(PICTURE::boxOf).collect(Collectors.toSet());
    assertThat(PICTURE.arrows().get("arrow"))
        .filteredOn(arrow -> boxes.contains(arrow.from()))
        .isNotEmpty()
        .isSubsetOf(known);
    assertThat(known)
        .filteredOn(use -> !use.from().equals(use.to()) && !exceptions.contains(use))
        .allSatisfy(
            use -> assertThat(PICTURE.reachedFrom(use.from())).as(use.from()).contains(use.to()));
  }

  private static Set<Arrow> dependencies(boolean ofTests) throws IOException {
    Map<String, String> boxes = new TreeMap<>();
    List<Module> modules = modules();
    modules.forEach(module -> boxes.put(module.name(), module.box()));
    Set<String> drawn = PICTURE.names(false, MIDDLE);
    Set<Arrow> known = new HashSet<>();
    for (Module module : modules) {
      module.dependencies(ofTests).stream()
          .map(name -> boxes.getOrDefault(name, ""))
          .filter(to -> drawn.contains(to) && drawn.contains(module.box()))
          .forEach(to -> known.add(new Arrow(module.box(), to)));
    }
    return known;
  }

  /** All modules with code. */
  private static List<Module> modules() throws IOException {
    try (Stream<Path> files = Files.walk(HOME, 4)) {
      return files
          .filter(file -> file.endsWith("pom.xml") && !file.toString().contains("/target/"))
          .filter(file -> !HOME.relativize(file).toString().startsWith("."))
          .map(Module::of)
          .filter(module -> !module.pom().contains("<packaging>pom</packaging>"))
          .toList();
    }
  }

  private static Optional<String> topPackage(String name) {
    return name.startsWith(BENCH)
        ? Optional.of(name.substring(BENCH.length()).replaceFirst("\\..*", ""))
        : Optional.empty();
  }

  /** The sentence names the module, or all modules of its folder. */
  private static boolean isNotDrawn(String path) {
    String folder = path.substring(0, path.lastIndexOf('/') + 1);
    String sentence = notDrawn("modules");
    return sentence.contains(path) || !folder.isEmpty() && sentence.contains(folder + "*");
  }

  /** The sentence below modules or packages that names what is left out. */
  private static String notDrawn(String what) {
    List<String> sentences =
        PICTURE.sentences().stream().filter(text -> text.contains("Not drawn: ")).toList();
    assertThat(sentences).hasSize(2);
    return sentences.get(what.equals("modules") ? 0 : 1);
  }
}
