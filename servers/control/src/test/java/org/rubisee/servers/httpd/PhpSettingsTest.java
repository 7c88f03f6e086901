package org.rubisee.servers.httpd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rubisee.servers.ServerFailedException;

class PhpSettingsTest {

  private final Map<String, String> properties =
      new TreeMap<>(
          Map.of(
              "rubis.db.url", "jdbc:mysql://127.0.0.1:3307/rubis?useSSL=false",
              "rubis.db.user", "site",
              "rubis.db.password", "it's \\ secret"));

  @Test
  void areAnArrayThatPhpReads() {
    assertThat(file())
        .startsWith("<?php\n")
        .contains("'databaseHost' => '127.0.0.1',")
        .contains("'databasePort' => 3307,")
        .contains("'databaseName' => 'rubis',")
        .contains("'databasePassword' => 'it\\'s \\\\ secret',")
        .contains("'databaseEncrypted' => false,")
        .contains("'clock' => 'system',")
        .endsWith("];\n");
  }

  @Test
  void encryptConnectionsToOtherMachines() {
    properties.put("rubis.db.ssl-mode", "PREFERRED");
    assertThat(file()).contains("'databaseEncrypted' => true,");
  }

  @Test
  void refuseWhatIsDoneBetweenRequests() {
    properties.put("rubis.site.closing-seconds", "5");
    assertThatThrownBy(this::file)
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("closing-seconds");
  }

  private String file() {
    return new PhpSettings(properties, "/shared").file();
  }
}
