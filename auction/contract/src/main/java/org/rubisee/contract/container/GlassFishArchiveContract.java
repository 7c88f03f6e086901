package org.rubisee.contract.container;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.contract.descriptor.Descriptor;
import org.rubisee.contract.descriptor.ServerSchemas;
import org.rubisee.contract.site.LocalSiteSource;
import org.rubisee.servers.glassfish.GlassFishArchive;
import org.rubisee.servers.knobs.Implementation;

/**
 * The application that an implementation becomes in GlassFish has the libraries and the classes of
 * its archives, byte by byte, and descriptors that keep their schemas. GlassFish is not needed for
 * that.
 */
public abstract class GlassFishArchiveContract {

  private static final String SCHEMAS = "servers/app-server/target/server";

  @TempDir private Path folder;

  private Implementation implementation;
  private List<Path> originals;
  private Path application;

  @BeforeEach
  void write() throws IOException {
    implementation =
        LocalSiteSource.implementation(Path.of(System.getProperty("rubis.contract.module", "")));
    Path app = implementation.app().get(0);
    Path beans = implementation.glassFishBeans().orElseThrow();
    originals = List.of(app, beans, implementation.web());
    assumeTrue(originals.stream().allMatch(Files::isRegularFile), "It was not built here");
    application = new GlassFishArchive(app, beans, implementation.web()).write(folder, Map.of());
  }

  @Test
  void librariesAreThoseOfTheOtherServers() throws IOException {
    Map<String, byte[]> before = new TreeMap<>();
    for (Path original : originals) {
      before.putAll(jars(original));
    }

    Map<String, byte[]> after = jars(application);

    List<String> libraries =
        after.keySet().stream().filter(name -> name.startsWith("lib/")).toList();
    assertThat(libraries).isNotEmpty();
    for (String library : libraries) {
      assertThat(after.get(library)).as(library).isEqualTo(before.get(library));
    }
  }

  /** Modules have descriptors, and classes if they are not in libraries. */
  @Test
  void modulesDifferInDescriptorsOnly() throws IOException {
    Map<String, byte[]> before = new TreeMap<>();
    for (Path original : originals.subList(0, 2)) {
      jars(original).forEach((name, jar) -> before.put(name.replaceFirst("^lib/", ""), jar));
    }
    Map<String, byte[]> modules = jars(application);
    modules.keySet().removeIf(name -> name.startsWith("lib/"));

    assertThat(modules).hasSizeGreaterThan(1);
    for (Map.Entry<String, byte[]> module : modules.entrySet()) {
      Map<String, byte[]> old = entries(before.get(module.getKey()));
      Map<String, byte[]> made = entries(module.getValue());
      assertThat(made).containsKeys("META-INF/ejb-jar.xml", "META-INF/glassfish-ejb-jar.xml");
      assertSame(module.getKey(), old, made, name -> !name.endsWith("ejb-jar.xml"));
    }
  }

  @Test
  void pagesHaveTheirClassesAndLibraries() throws IOException {
    String pages = implementation.web().getFileName().toString();
    Map<String, byte[]> before = entries(Files.readAllBytes(implementation.web()));
    Map<String, byte[]> after = entries(entries(Files.readAllBytes(application)).get(pages));

    assertThat(before.keySet()).anyMatch(name -> name.endsWith(".class"));
    assertSame(
        pages,
        before,
        after,
        name -> !name.equals("WEB-INF/web.xml") && !name.startsWith("WEB-INF/lib/"));
    Set<String> shared = jars(application).keySet();
    assertSame(
        pages,
        before,
        after,
        name ->
            name.startsWith("WEB-INF/lib/")
                && !shared.contains(name.substring("WEB-INF/".length())));
  }

  @Test
  void descriptorsKeepTheirSchemas() {
    ServerSchemas schemas =
        new ServerSchemas(Path.of(System.getProperty("rubis.home", "..")).resolve(SCHEMAS));

    Stream<Descriptor> descriptors = Descriptor.in(application).stream();

    assertThat(descriptors.flatMap(found -> schemas.complaint(found).stream())).isEmpty();
  }

  @Test
  void noBeanHasARemoteView() {
    List<String> descriptors =
        Descriptor.in(application).stream()
            .filter(found -> found.place().endsWith("/ejb-jar.xml"))
            .map(found -> new String(found.content(), StandardCharsets.UTF_8))
            .toList();

    assertThat(descriptors)
        .hasSizeGreaterThan(1)
        .allSatisfy(
            xml ->
                assertThat(xml)
                    .doesNotContain("<home>", "<remote>", "<business-remote>", "java:global/"));
  }

  /** The same entries on both sides, of those that are chosen, with the same bytes. */
  private static void assertSame(
      String archive,
      Map<String, byte[]> before,
      Map<String, byte[]> after,
      Predicate<String> chosen) {
    List<String> names = before.keySet().stream().filter(chosen).toList();
    assertThat(after.keySet().stream().filter(chosen)).as(archive).containsExactlyElementsOf(names);
    for (String name : names) {
      assertThat(after.get(name)).as(archive + "!/" + name).isEqualTo(before.get(name));
    }
  }

  private static Map<String, byte[]> jars(Path archive) throws IOException {
    Map<String, byte[]> jars = entries(Files.readAllBytes(archive));
    jars.keySet().removeIf(name -> !name.endsWith(".jar"));
    return jars;
  }

  /** Name to content. */
  private static Map<String, byte[]> entries(byte[] archive) throws IOException {
    Map<String, byte[]> entries = new TreeMap<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(archive))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        entries.put(entry.getName(), in.readAllBytes());
      }
    }
    return entries;
  }
}
