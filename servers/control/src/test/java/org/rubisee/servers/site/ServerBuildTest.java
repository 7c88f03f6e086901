package org.rubisee.servers.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Knobs;

class ServerBuildTest {

  @TempDir private Path folder;

  @Test
  void isAnotherOneThanTheProvisionedServer() {
    assertThat(ServerBuild.of(Knobs.STANDARD, folder)).isEmpty();
    assertThat(build("wildfly:38.0.1.Final").folder())
        .isEqualTo(folder.resolve(".rubis/servers/wildfly-38.0.1.Final"));
    assertThat(build(folder.resolve("a").toString()).folder().getFileName().toString())
        .matches("wildfly-folder-[0-9a-f]{8}")
        .isNotEqualTo(build(folder.resolve("b").toString()).folder().getFileName().toString());
  }

  @Test
  void saysWhatAFolderOfABuildHas() {
    assertThatThrownBy(() -> build(folder.toString()).prepare(line -> {}))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("is no unpacked build of WildFly")
        .hasMessageContaining("wildfly-feature-pack-product-conf-VERSION.jar");
  }

  @Test
  void refusesTheVersionOfAFolderThatIsKnownToFail() throws IOException {
    Path product =
        folder.resolve(
            "modules/system/layers/base/org/jboss/as/product/main/"
                + "wildfly-feature-pack-product-conf-26.1.3.Final.jar");
    Files.createDirectories(product.getParent());
    Files.createFile(product);
    assertThatThrownBy(() -> build(folder.toString()).prepare(line -> {}))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("WildFly 26.1.3.Final does not run the site");
  }

  private ServerBuild build(String server) {
    Knobs knobs = KnobCatalogue.SHARED.parse("server=" + server);
    return ServerBuild.of(knobs, folder).orElseThrow();
  }
}
