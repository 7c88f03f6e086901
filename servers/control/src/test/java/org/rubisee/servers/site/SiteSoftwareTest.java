package org.rubisee.servers.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.glassfish.GlassFish;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Knobs;

class SiteSoftwareTest {

  @TempDir private Path folder;

  @Test
  void saysHowToProvisionGlassFish() throws IOException {
    Knobs knobs = inGlassFish("17.0.9");

    assertThat(SiteSoftware.lackingGlassFish(knobs, folder))
        .get()
        .asString()
        .contains("There is no GlassFish server in ", "-Pglassfish");
    assertThatThrownBy(() -> SiteSoftware.require(knobs, folder))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("-Pglassfish");
  }

  @Test
  void glassFishThatWasProvisionedRunsOnItsJdk() throws IOException {
    provision();

    assertThat(SiteSoftware.lackingGlassFish(inGlassFish("17.0.9"), folder)).isEmpty();
    SiteSoftware.require(inGlassFish("17.0.9"), folder);
  }

  @Test
  void saysWhichJdkGlassFishNeeds() throws IOException {
    provision();

    assertThat(SiteSoftware.lackingGlassFish(inGlassFish("21.0.4"), folder))
        .get()
        .asString()
        .contains("GlassFish 7.0.21 runs on JDK 17 only", "21.0.4", "JAVA_HOME", "jdk=PATH");
  }

  @Test
  void jettyNeedsAPathOfAscii() {
    Path german = folder.resolve("R&D lab (ü)");
    Knobs jetty = KnobCatalogue.SHARED.parse("web=jetty");

    SiteSoftware.require(jetty, folder);
    SiteSoftware.require(KnobCatalogue.SHARED.parse("web=tomcat"), german);
    assertThatThrownBy(() -> SiteSoftware.require(jetty, german))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContainingAll("R&D lab (ü)", "web=tomcat");
  }

  @Test
  void otherServersNeedNoGlassFish() {
    assertThat(SiteSoftware.lackingGlassFish(Knobs.STANDARD, folder)).isEmpty();
    SiteSoftware.require(Knobs.STANDARD, folder);
  }

  private void provision() throws IOException {
    Path libraries = Files.createDirectories(GlassFish.home(folder).resolve("lib"));
    Files.createFile(libraries.resolve("glassfish-embedded-all-7.jar"));
  }

  private Knobs inGlassFish(String java) throws IOException {
    Path program = Files.createDirectories(folder.resolve(java).resolve("bin")).resolve("java");
    Files.writeString(
        program,
        String.format(
            Locale.ROOT,
            """
        #!/bin/sh
        echo "    java.specification.version = %s" >&2
        echo "    java.version = %s" >&2
        echo "    java.vm.name = Some VM" >&2
        """,
            java.replaceAll("\\..*", ""),
            java));
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return Knobs.shared(
        Map.of(
            "server",
            "glassfish",
            "placement",
            "co-located",
            "call-passing",
            "reference",
            "jdk",
            folder.resolve(java).toString()));
  }
}
