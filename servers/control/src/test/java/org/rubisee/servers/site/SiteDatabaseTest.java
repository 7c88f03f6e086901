package org.rubisee.servers.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class SiteDatabaseTest {

  private static final Path SERVERS = Path.of(System.getProperty("rubis.home"), "servers");

  @Test
  void knowsWhetherItsUrlDemandsEncryption() {
    assertThat(SiteDatabase.sslMode("jdbc:mysql://h:1/rubis?sslMode=REQUIRED"))
        .contains("REQUIRED");
    assertThat(SiteDatabase.sslMode("jdbc:mysql://h:1/rubis?x=1&sslmode=PREFERRED&y=2"))
        .contains("PREFERRED");
    assertThat(SiteDatabase.sslMode("jdbc:mysql://h:1/rubis")).isEmpty();
  }

  @Test
  void bothServersTakeTheModeFromTheProperty() throws IOException {
    for (String server : List.of("web-server", "app-server")) {
      Path configuration =
          SERVERS.resolve(server).resolve("target/server/standalone/configuration/standalone.xml");
      assertThat(Files.readString(configuration))
          .as(server)
          .contains("${" + SiteDatabase.SSL_MODE + ":DISABLED}");
    }
  }
}
