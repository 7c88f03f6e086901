package org.rubisee.schema;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseAddressTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:mysql://h:1/s?allowLoadLocalInfile=true",
        "jdbc:mysql://h:1/s?sslMode=REQUIRED&ALLOWLOADLOCALINFILE=true",
        "jdbc:mysql://h:1/s?allow%4coadLocalInfile=true",
        "jdbc:mysql://h:1/s?%=&autoDeserialize=true",
        "jdbc:mysql://(host=h,port=1,allowUrlInLocalInfile=true)/s",
        "jdbc:mysql://address=(host=h)(socketFactory=x)/s",
        "jdbc:mysql://h:1/s?queryInterceptors=x",
        "jdbc:mysql://h:1/s?trustCertificateKeyStoreUrl=file:/x",
      })
  void refusesParametersThatOpenFilesOrLoadClasses(String url) {
    assertThatThrownBy(() -> new DatabaseAddress(url, "u", "p"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("leave it out");
  }

  @Test
  void takesParametersThatDoNot() {
    assertThatCode(
            () ->
                new DatabaseAddress(
                    "jdbc:mysql://h:1/s?sslMode=REQUIRED&allowPublicKeyRetrieval=true"
                        + "&useServerPrepStmts=true&cachePrepStmts=true",
                    "u",
                    "p"))
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({
    "jdbc:mysql://h/s?password=geheim&x=1, jdbc:mysql://h/s?password=***&x=1, jdbc:mysql://h/s?x=1",
    "jdbc:mysql://h/s?x=1&password=geheim, jdbc:mysql://h/s?x=1&password=***, jdbc:mysql://h/s?x=1",
    "jdbc:mysql://h/s?a=1&Password=geheim&b=2, jdbc:mysql://h/s?a=1&Password=***&b=2, jdbc:mysql://h/s?a=1&b=2",
    "jdbc:mysql://h/s?password=geheim, jdbc:mysql://h/s?password=***, jdbc:mysql://h/s",
    "jdbc:mysql://u:ge:heim@h/s, jdbc:mysql://u:***@h/s, jdbc:mysql://u@h/s",
    "http://u:geheim@h:1/?token=geheim, http://u:***@h:1/?token=***, http://u@h:1/",
    "-Djavax.net.ssl.keyStorePassword=geheim, -Djavax.net.ssl.keyStorePassword=***, -Djavax.net.ssl.keyStorePassword=geheim",
    "jdbc:mysql://10.0.0.4:3306/rubis, jdbc:mysql://10.0.0.4:3306/rubis, jdbc:mysql://10.0.0.4:3306/rubis",
  })
  void masksPasswordsInUrls(String text, String masked, String without) {
    assertThat(DatabaseAddress.masked(text)).isEqualTo(masked);
    assertThat(DatabaseAddress.withoutSecrets(text)).isEqualTo(without);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ticket-key=",
        "--site-setting=ticket-key=",
        "-Drubis.site.ticket-key=",
        "-Dticket-key=",
        "--jvm-option=-Djavax.net.ssl.trustStorePassword=",
        "--db-password=",
      })
  void masksTheWholeValueOfASettingThatIsASecret(String name) {
    assertThat(DatabaseAddress.masked(name + "a,b&c d)\ne")).isEqualTo(name + "***");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--site-setting=password-seed=rubis",
        "--site-setting=ticket-seconds=60",
        "-Xmx1g",
        "--jvm-option=-XX:+UseZGC",
      })
  void showsSettingsThatAreNoSecrets(String text) {
    assertThat(DatabaseAddress.masked(text)).isEqualTo(text);
  }

  /** The driver prefers properties to parameters: a demand of the URL would be lowered. */
  @Test
  void leavesItToTheUrlWhetherConnectionsAreEncrypted() {
    String url = "jdbc:mysql://h:1/s";
    assertThat(new DatabaseAddress(url, "u", "p").properties())
        .containsEntry("sslMode", "PREFERRED");
    for (String parameter : new String[] {"?sslMode=REQUIRED", "?x=1&SslMode=DISABLED"}) {
      assertThat(new DatabaseAddress(url + parameter, "u", "p").properties())
          .doesNotContainKey("sslMode");
    }
  }

  /** A server may ask for any file of this machine: only connections that load let it. */
  @Test
  void letsNoServerAskForFiles() {
    assertThat(new DatabaseAddress("jdbc:mysql://h:1/s", "u", "p").properties().keySet())
        .containsExactlyInAnyOrder(
            "user",
            "password",
            "sslMode",
            "allowPublicKeyRetrieval",
            "rewriteBatchedStatements",
            "sessionVariables");
  }

  @Test
  void saysNoPassword() {
    DatabaseAddress address =
        new DatabaseAddress("jdbc:mysql://u:geheim@127.0.0.1:1/s?password=geheim", "u", "geheim");
    assertThat(address.toString()).doesNotContain("geheim");
    assertThatThrownBy(address::connect)
        .isInstanceOf(DatabaseFailedException.class)
        .hasMessageNotContaining("geheim");
    assertThatThrownBy(() -> new DatabaseAddress("mysql://u:geheim@h/s", "u", ""))
        .hasMessageNotContaining("geheim");
  }

  @ParameterizedTest
  @CsvSource({
    "jdbc:mysql://db:3307/rubis, 3307",
    "jdbc:mysql://site_db_1:3307/rubis?a=b:1, 3307",
    "jdbc:mysql://u:p@site_db_1:3307, 3307",
    "jdbc:mysql://site_db_1/rubis, 3306",
    "jdbc:mysql://u:1@h/rubis?a=b:2, 3306",
    "'jdbc:mysql://a:1,b:2/rubis', 1"
  })
  void knowsThePortOfEveryName(String url, int port) {
    assertThat(new DatabaseAddress(url, "u", "p").port()).isEqualTo(port);
  }

  @ParameterizedTest
  @CsvSource({
    "jdbc:mysql://db:3307/rubis, db, 3307, jdbc:mysql://127.0.0.1:9/rubis",
    "jdbc:mysql://site_db_1/rubis?a=b:1, site_db_1, 3306, jdbc:mysql://127.0.0.1:9/rubis?a=b:1",
    "jdbc:mysql://u:p@db:3307, db, 3307, jdbc:mysql://u:p@127.0.0.1:9",
    "jdbc:mysql:///rubis, localhost, 3306, jdbc:mysql://127.0.0.1:9/rubis",
  })
  void leadsToTheServerByWayOfARelay(String url, String host, int port, String relayed) {
    DatabaseAddress address = new DatabaseAddress(url, "u", "p");
    assertThat(address.server().getHostString()).isEqualTo(host);
    assertThat(address.server().getPort()).isEqualTo(port);
    assertThat(address.through("127.0.0.1", 9)).isEqualTo(new DatabaseAddress(relayed, "u", "p"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:mysql://a:1,b:2/rubis",
        "jdbc:mysql:loadbalance://a:1/rubis",
        "jdbc:mysql://(host=a,port=1)/rubis",
      })
  void hasNoRelayToSeveralServers(String url) {
    assertThatThrownBy(() -> new DatabaseAddress(url, "u", "p").server())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("give it as jdbc:mysql://host:port/schema");
  }

  @Test
  void refusesAnAddressThatTheServersCannotReach() {
    assertThatThrownBy(() -> new DatabaseAddress("jdbc:mysql://[::1]:3306/rubis", "u", "p"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("IPv4 only");
  }

  @Test
  void setsWhatASessionNeedsUnlessTheUrlDoes() {
    assertThat(new DatabaseAddress("jdbc:mysql://h/s", "u", "p").properties())
        .extractingByKey("sessionVariables", as(STRING))
        .contains("sql_mode='STRICT_TRANS_TABLES", "time_zone='+00:00'");
    String own = "jdbc:mysql://h/s?sessionVariables=time_zone='SYSTEM'";
    assertThat(new DatabaseAddress(own, "u", "p").properties())
        .doesNotContainKey("sessionVariables");
  }
}
