package org.rubisee.servers.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;

class LocalSiteTest {

  private static final SiteOptions OPTIONS =
      SiteOptions.of(
              Path.of("checkout"),
              Path.of("site"),
              new SiteDatabase("jdbc:mysql://127.0.0.1/rubis", "rubis", "secret"))
          .withSiteSettings(Map.of("rubis.site.nonces", "sequence"));

  /** The same nonce twice would be the same purchase twice. */
  @Test
  void refusesThatSeveralWebServersCountNonces() {
    SiteOptions several = OPTIONS.withKnobs(Knobs.shared(Map.of("web-nodes", "2")));

    assertThatThrownBy(() -> LocalSite.start(shop(), several))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("nonces=sequence is for one web server")
        .hasMessageContaining("web-nodes");
  }

  @Test
  void letsOneWebServerCountNonces() {
    assertThatThrownBy(() -> LocalSite.start(shop(), OPTIONS))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("shop.war is missing");
  }

  @Test
  void encryptsConnectionsToADatabaseOfAnotherMachine() {
    assertThat(sslMode("jdbc:mysql://10.0.0.4:3306/rubis")).isEqualTo("PREFERRED");
    assertThat(sslMode("jdbc:mysql://10.0.0.4:3306/rubis?sslMode=REQUIRED")).isEqualTo("REQUIRED");
    assertThat(sslMode("jdbc:mysql://db/rubis?sslMode=DISABLED")).isEqualTo("DISABLED");
    assertThat(sslMode("jdbc:mysql://127.0.0.1:3306/rubis")).isNull();
  }

  private static String sslMode(String jdbcUrl) {
    return LocalSite.properties(OPTIONS.withDatabase(new SiteDatabase(jdbcUrl, "rubis", "secret")))
        .get(SiteDatabase.SSL_MODE);
  }

  private static Implementation shop() {
    Properties shop = new Properties();
    shop.putAll(Map.of("name", "shop", "title", "Shop", "order", "1", "web", "shop.war"));
    return Implementation.of(Path.of("shop"), shop);
  }
}
