package org.rubisee.bench.topology.compose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.topology.container.ContainerVariables;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.settings.FirstApplication;

/**
 * What {@code deploy/docker/collect} puts into the images, from a checkout whose archives are
 * empty.
 */
class ImageContentTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final List<Implementation> IMPLEMENTATIONS =
      Implementation.ofAllApplications(HOME).stream()
          .filter(known -> known.application().equals(FirstApplication.NAME))
          .toList();

  @TempDir private Path folder;
  private Path checkout;
  private Path images;

  @BeforeEach
  void collect() throws Exception {
    checkout = folder.resolve("checkout");
    images = folder.resolve("images");
    for (String tier : List.of("web", "app")) {
      touch("servers/" + tier + "-server/target/server/bin/standalone.sh");
    }
    touch("servers/httpd/httpd.conf");
    touch("servers/call-log/target/call-log.jar");
    touch("bench/target/rubis.jar");
    for (String library : List.of("servers-1", "application-settings-1", "wildfly-launcher-1")) {
      touch("bench/target/lib/" + library + ".jar");
    }
    for (Implementation implementation : IMPLEMENTATIONS) {
      Path description = Path.of(implementation.path(), Implementation.FILE);
      Files.createDirectories(checkout.resolve(description).getParent());
      Files.copy(HOME.resolve(description), checkout.resolve(description));
      for (Path archive : implementation.archives()) {
        touch(HOME.relativize(archive).toString());
      }
      touch(implementation.path() + "/ledger/" + implementation.name() + ".csv");
    }
    Process script =
        new ProcessBuilder(HOME.resolve("deploy/docker/collect").toString(), images.toString())
            .directory(checkout.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(script.waitFor()).as(said).isZero();
  }

  private void touch(String file) throws IOException {
    Path path = checkout.resolve(file);
    Files.createDirectories(path.getParent());
    Files.createFile(path);
  }

  @Test
  void eachServerHasTheArchivesOfItsTier() {
    for (Implementation implementation : IMPLEMENTATIONS) {
      String image = ContainerVariables.webImage(implementation);
      assertThat(images.resolve(image).resolve(HOME.relativize(implementation.web()))).exists();
      for (Path archive : implementation.app()) {
        assertThat(images.resolve("app").resolve(HOME.relativize(archive))).exists();
      }
    }
  }

  @Test
  void everyImageKnowsTheImplementationsThatItServes() {
    for (String image : List.of("web", "php", "app", "client")) {
      assertThat(Implementation.ofAllApplications(images.resolve(image)))
          .as(image)
          .extracting(Implementation::name)
          .containsExactlyElementsOf(
              IMPLEMENTATIONS.stream()
                  .filter(known -> isServedBy(image, known))
                  .map(Implementation::name)
                  .toList());
    }
    assertThat(images.resolve("php/servers/httpd/httpd.conf")).exists();
  }

  private static boolean isServedBy(String image, Implementation implementation) {
    return List.of("app", "client").contains(image)
        || ContainerVariables.webImage(implementation).equals(image);
  }

  @Test
  void theClientHasTheAgreedLedgersForItsReports() {
    for (Implementation implementation : IMPLEMENTATIONS) {
      String ledger = implementation.path() + "/ledger/" + implementation.name() + ".csv";
      assertThat(images.resolve("client").resolve(ledger)).exists();
      assertThat(images.resolve("web").resolve(ledger)).doesNotExist();
    }
  }
}
