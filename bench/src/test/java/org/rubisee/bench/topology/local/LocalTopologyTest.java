package org.rubisee.bench.topology.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.schema.DatabaseAddress;

/** What readers of results are told about the way to the database. */
class LocalTopologyTest {

  @Test
  void saysThatAllTiersRanOnOneMachine() {
    assertThat(remarks("jdbc:mysql://127.0.0.1:3306/rubis"))
        .singleElement()
        .asString()
        .contains("All tiers ran on one machine");
  }

  @Test
  void saysWhereADatabaseOfAnotherMachineWasAndWhetherItsConnectionsWereEncrypted() {
    assertThat(String.join(" ", remarks("jdbc:mysql://u:geheim@10.0.0.4:3306/rubis")))
        .contains("10.0.0.4:3306", "encrypted (TLS_AES_256_GCM_SHA384)")
        .doesNotContain("All tiers", "loopback", "geheim");
  }

  private static List<String> remarks(String jdbcUrl) {
    return LocalTopology.remarks(
        new DatabaseAddress(jdbcUrl, "rubis", "geheim"),
        () -> "encrypted (TLS_AES_256_GCM_SHA384)");
  }
}
