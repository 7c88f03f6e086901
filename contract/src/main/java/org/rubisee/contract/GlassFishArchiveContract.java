package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.contract.descriptor.Descriptor;
import org.rubisee.contract.descriptor.ServerSchemas;
import org.rubisee.contract.site.LocalSiteSource;
import org.rubisee.servers.glassfish.GlassFishArchive;
import org.rubisee.servers.knobs.Implementation;

/**
 * The application that an implementation becomes in GlassFish has the classes of its archives, byte
 * by byte, and descriptors that keep their schemas. GlassFish is not needed for that.
 */
public abstract class GlassFishArchiveContract {

  private static final String SCHEMAS = "servers/app-server/target/server";

  @TempDir private Path folder;

  private List<Path> originals;
  private Path application;

  @BeforeEach
  void write() throws IOException {
    Implementation implementation =
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
            .filter(found -> found.place().endsWith("ejb-jar.xml"))
            .map(found -> new String(found.content(), StandardCharsets.UTF_8))
            .toList();

    assertThat(descriptors)
        .hasSizeGreaterThan(1)
        .allSatisfy(
            xml ->
                assertThat(xml)
                    .doesNotContain("<home>", "<remote>", "<business-remote>", "java:global/"));
  }

  private static Map<String, byte[]> jars(Path archive) throws IOException {
    Map<String, byte[]> jars = new TreeMap<>();
    try (ZipFile zip = new ZipFile(archive.toFile())) {
      for (ZipEntry entry : zip.stream().filter(e -> e.getName().endsWith(".jar")).toList()) {
        try (InputStream in = zip.getInputStream(entry)) {
          jars.put(entry.getName(), in.readAllBytes());
        }
      }
    }
    return jars;
  }
}
