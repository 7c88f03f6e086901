package org.rubisee.bench.code;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.rubisee.servers.knobs.Implementation;

/**
 * The code of an implementation, by tier: its own, and what its archives contain of the code that
 * implementations share. The entity container, which stands for a part of the server, is not
 * counted.
 *
 * @param implementation its name
 * @param web its own code in the web tier
 * @param beans its own code in the application tier
 * @param descriptors its own deployment descriptors; these declare no classes
 * @param sharedWeb what it shares in the web tier
 * @param sharedBeans what it shares in the application tier, bean classes of another implementation
 *     included
 */
record ImplementationCode(
    String implementation,
    CodeTable.Size web,
    CodeTable.Size beans,
    CodeTable.Size descriptors,
    CodeTable.Size sharedWeb,
    CodeTable.Size sharedBeans) {

  /** A library of this project in an archive, less the version that its name may have. */
  private static final Pattern LIBRARY =
      Pattern.compile("(?:.*/)?([a-z][a-z-]*?)(?:-\\d[^/]*)?\\.[jr]ar");

  private static final String SOURCES = "src/main/java";

  /** What all sites in PHP share. */
  private static final String SHARED_PHP = "application/php/src";

  /**
   * Counts an implementation that was built: its archives say what belongs to which tier.
   *
   * @param home root of the checkout
   */
  static ImplementationCode of(Path home, Implementation implementation) {
    Path folder = home.resolve(implementation.path());
    if (implementation.isHttpd()) {
      return new ImplementationCode(
          implementation.name(),
          Sources.ofPhp(folder.resolve("src/main/php")),
          CodeTable.Size.NONE,
          CodeTable.Size.NONE,
          Sources.ofPhp(home.resolve(SHARED_PHP)),
          CodeTable.Size.NONE);
    }
    Path webModule = implementation.web().getParent().getParent().normalize();
    Modules known = new Modules(home, implementation);
    Set<Path> web = known.in(List.of(implementation.web()));
    web.add(webModule);
    Set<Path> app = known.in(implementation.app());
    return new ImplementationCode(
        implementation.name(),
        sum(web.stream().filter(module -> module.startsWith(folder))),
        sum(app.stream().filter(module -> module.startsWith(folder))),
        descriptors(folder),
        sum(web.stream().filter(module -> !module.startsWith(folder))),
        sum(app.stream().filter(module -> !module.startsWith(folder))));
  }

  /** What each part amounts to, for a table. */
  List<CodeTable.Row> rows() {
    return List.of(
        new CodeTable.Row(implementation, "own web tier", web),
        new CodeTable.Row(implementation, "own beans", beans),
        new CodeTable.Row(implementation, "own descriptors", descriptors),
        new CodeTable.Row(implementation, "shared web tier", sharedWeb),
        new CodeTable.Row(implementation, "shared beans", sharedBeans));
  }

  private static CodeTable.Size sum(Stream<Path> modules) {
    return modules
        .map(module -> Sources.ofJava(module.resolve(SOURCES)))
        .reduce(CodeTable.Size.NONE, CodeTable.Size::plus);
  }

  private static CodeTable.Size descriptors(Path folder) {
    return Stream.of("", "web", "app", "beans", "broker")
        .map(module -> folder.resolve(module).resolve("src/main"))
        .map(Sources::ofXml)
        .reduce(CodeTable.Size.NONE, CodeTable.Size::plus);
  }

  /** The modules of a checkout, as an implementation's archives name them. */
  private record Modules(Path home, Implementation implementation) {

    Set<Path> in(List<Path> archives) {
      Set<Path> modules = new TreeSet<>();
      for (Path archive : archives) {
        try (ZipFile file = new ZipFile(archive.toFile())) {
          file.stream()
              .map(ZipEntry::getName)
              .flatMap(entry -> module(entry).stream())
              .forEach(modules::add);
        } catch (IOException e) {
          throw new UncheckedIOException(
              archive + " cannot be read: build it with 'mvn -DskipTests package'", e);
        }
      }
      return modules;
    }

    private Optional<Path> module(String entry) {
      Matcher library = LIBRARY.matcher(entry);
      return library.matches()
          ? own(library.group(1)).or(() -> of(library.group(1)))
          : Optional.empty();
    }

    /** Of an implementation in the folder of another: {@code messages-beans}. */
    private Optional<Path> own(String name) {
      String prefix = implementation.name() + "-";
      return Optional.of(name)
          .filter(known -> known.startsWith(prefix))
          .map(
              known ->
                  home.resolve(implementation.path()).resolve(known.substring(prefix.length())))
          .filter(module -> Files.isDirectory(module.resolve("src/main")));
    }

    /** The module that a library was built from: {@code auction-model} is in auction/model. */
    private Optional<Path> of(String name) {
      for (int dash = name.lastIndexOf('-'); dash > 0; dash = name.lastIndexOf('-', dash - 1)) {
        for (int end = name.length(); end > dash; end = name.lastIndexOf('-', end - 1)) {
          Path module =
              home.resolve(name.substring(0, dash)).resolve(name.substring(dash + 1, end));
          if (Files.isDirectory(module.resolve("src/main"))) {
            return Optional.of(module);
          }
        }
      }
      return Optional.empty();
    }
  }
}
