package org.rubisee.servers.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.glassfish.GlassFish;
import org.rubisee.servers.glassfish.GlassFishOptions;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.wildfly.WildFlyOptions;

class GlassFishSiteTest {

  private static final SiteOptions OPTIONS =
      SiteOptions.of(
          Path.of("checkout"),
          Path.of("site"),
          new SiteDatabase("jdbc:mysql://127.0.0.1/rubis", "rubis", "secret"));

  @Test
  void isOneServerInTheFolderOfTheWebServer() {
    GlassFishOptions server = server(OPTIONS.withHttpPort(8123), "beans.ear");

    assertThat(server.folder()).isEqualTo(Path.of("site/web").toAbsolutePath());
    assertThat(server.port()).isEqualTo(8123);
    assertThat(server.archive().app()).isEqualTo(Path.of("shop/shop.ear"));
    assertThat(server.archive().beans()).isEqualTo(Path.of("shop/beans.ear"));
    assertThat(server.archive().web()).isEqualTo(Path.of("shop/shop.war"));
  }

  @Test
  void needsBeansThatGlassFishCanRun() {
    assertThatThrownBy(() -> server(OPTIONS, ""))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("shop does not run in GlassFish");
  }

  @Test
  void cannotCountCalls() {
    SiteOptions counted = OPTIONS.withTap(new SiteTap(port -> port));

    assertThatThrownBy(() -> server(counted, "beans.ear"))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("Calls cannot be counted in GlassFish");
    assertThat(server(OPTIONS.withTap(new SiteTap(port -> port, false)), "beans.ear")).isNotNull();
  }

  @Test
  void doesNothingBetweenRequests() {
    SiteOptions closing = OPTIONS.withSiteSettings(Map.of("rubis.site.closing-seconds", "60"));

    assertThatThrownBy(() -> server(closing, "beans.ear"))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("Nothing is done between requests in GlassFish");
  }

  @Test
  void saysHowToProvisionTheServer() {
    GlassFishOptions server = server(OPTIONS, "beans.ear");

    assertThatThrownBy(() -> GlassFish.start(server))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("There is no GlassFish server in ")
        .hasMessageContaining("-Pglassfish");
  }

  private static GlassFishOptions server(SiteOptions options, String beans) {
    Properties shop = new Properties();
    shop.putAll(
        Map.of(
            "name", "shop",
            "title", "Shop",
            "order", "1",
            "web", "shop.war",
            "app", "shop.ear",
            "glassfish-beans", beans));
    return GlassFishSite.server(
        Implementation.of(Path.of("shop"), shop),
        options,
        Map.of(),
        WildFlyOptions.JvmOptions.DEFAULT);
  }
}
