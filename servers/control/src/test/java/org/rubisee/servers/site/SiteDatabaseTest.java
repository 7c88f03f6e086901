package org.rubisee.servers.site;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SiteDatabaseTest {

  @Test
  void knowsWhetherItsUrlDemandsEncryption() {
    assertThat(SiteDatabase.sslMode("jdbc:mysql://h:1/rubis?sslMode=REQUIRED"))
        .contains("REQUIRED");
    assertThat(SiteDatabase.sslMode("jdbc:mysql://h:1/rubis?x=1&sslmode=PREFERRED&y=2"))
        .contains("PREFERRED");
    assertThat(SiteDatabase.sslMode("jdbc:mysql://h:1/rubis")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "jdbc:mysql://localhost:3306/rubis, true",
    "jdbc:mysql://127.0.0.1/rubis, true",
    "jdbc:mysql://127.0.0.2:1/rubis?x=1, true",
    "jdbc:mysql://[::1]:3306/rubis, true",
    "jdbc:mysql:///rubis, true",
    "jdbc:mysql://10.0.0.4:3306/rubis, false",
    "jdbc:mysql://db/rubis, false",
    "jdbc:mysql://localhost.example.org/rubis, false",
    "jdbc:mysql://127.0.0.1@10.0.0.4/rubis, false",
    "'jdbc:mysql://127.0.0.1:3306,10.0.0.4:3306/rubis', false",
    "jdbc:mysql://address=(host=10.0.0.4)/rubis, false",
  })
  void knowsDatabasesOfTheLoopbackInterface(String url, boolean isOnLoopback) {
    assertThat(SiteDatabase.isOnLoopback(url)).isEqualTo(isOnLoopback);
  }
}
