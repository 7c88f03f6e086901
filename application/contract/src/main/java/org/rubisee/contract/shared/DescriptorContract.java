package org.rubisee.contract.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.rubisee.contract.descriptor.Descriptor;
import org.rubisee.contract.descriptor.ServerSchemas;
import org.rubisee.contract.site.LocalSiteSource;
import org.rubisee.servers.knobs.Implementation;

/**
 * The deployment descriptors of an implementation keep their schemas, those of Jakarta EE and of
 * the server. Servers accept some mistakes in them, and not all servers the same.
 */
public abstract class DescriptorContract {

  private static final String SERVER = "servers/app-server/target/server";

  @Test
  @Tag("not-httpd")
  @DisabledIfSystemProperty(
      named = "rubis.contract.server",
      matches = "httpd",
      disabledReason = "an archive of scripts has no deployment descriptor")
  void keepTheirSchemas() {
    Implementation implementation =
        LocalSiteSource.implementation(Path.of(System.getProperty("rubis.contract.module", "")));
    assumeTrue(
        implementation.archives().stream().allMatch(Files::isRegularFile), "It was not built here");
    List<Descriptor> descriptors =
        implementation.archives().stream()
            .flatMap(archive -> Descriptor.in(archive).stream())
            .toList();
    ServerSchemas schemas =
        new ServerSchemas(Path.of(System.getProperty("rubis.home", "..")).resolve(SERVER));

    assertThat(descriptors).isNotEmpty();
    assertThat(descriptors).flatMap(d -> schemas.complaint(d).stream().toList()).isEmpty();
  }
}
