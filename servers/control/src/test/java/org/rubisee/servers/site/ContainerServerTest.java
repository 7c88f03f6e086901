package org.rubisee.servers.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContainerServerTest {

  @TempDir private Path image;
  @TempDir private Path folder;
  @TempDir private Path keys;

  @BeforeEach
  void fillImage() throws IOException {
    file("servlets/implementation.properties", "name=servlets\ntitle=S\norder=1\nweb=s.war\n");
    file("beans/implementation.properties", "name=beans\ntitle=B\norder=2\nweb=b.war\napp=b.ear\n");
    for (String archive : List.of("servlets/s.war", "beans/b.war", "beans/b.ear")) {
      file(archive, "archive");
    }
    for (String tier : List.of("web", "app")) {
      String server = "servers/" + tier + "-server/target/server/";
      file(server + "jboss-modules.jar", "");
      file(server + "modules/module.xml", "");
      file(server + "remoting-ports.jar", "");
      file(server + "standalone/configuration/standalone.xml", "<server>\n</server>");
      file(server + "standalone/configuration/logging.properties", "logger.level=INFO\n");
    }
  }

  @Test
  void listensOnAllInterfacesButForManagement() throws IOException {
    prepare(Map.of("RUBIS_TIER", "web", "RUBIS_IMPLEMENTATION", "beans"));
    assertThat(properties())
        .containsEntry("jboss.bind.address", "0.0.0.0")
        .containsEntry("jboss.bind.address.management", "127.0.0.1")
        .containsEntry("jboss.http.port", "8080");
  }

  @Test
  void deploysWhatTheImplementationHasForItsTier() throws IOException {
    prepare(Map.of("RUBIS_TIER", "app", "RUBIS_IMPLEMENTATION", "beans"));
    assertThat(folder.resolve("configuration/standalone.xml")).content().contains("b.ear");
  }

  @Test
  void serversOfOneTierHaveDifferentNames() throws IOException {
    prepare(
        Map.of(
            "RUBIS_TIER", "app",
            "RUBIS_IMPLEMENTATION", "beans",
            "RUBIS_NODE", "app-6d4cf56db6-x7k2p"));
    assertThat(properties())
        .containsEntry("jboss.node.name", "app-x7k2p-8080")
        .containsEntry("jboss.tx.node.id", "app-x7k2p-8080");
  }

  @Test
  void runsTheServerFromItsOwnFolder() throws IOException {
    List<String> command = prepare(Map.of("RUBIS_TIER", "web", "RUBIS_IMPLEMENTATION", "servlets"));
    assertThat(command.get(0)).endsWith("/bin/java");
    assertThat(String.join(" ", command)).contains("-Djboss.server.base.dir=" + folder);
  }

  @Test
  void aSiteInPhpIsServedByHttpdWithItsVariables() throws IOException {
    file("php/implementation.properties", "name=php\ntitle=P\norder=3\nservers=httpd\nweb=p.jar\n");
    try (ZipOutputStream zip =
        new ZipOutputStream(Files.newOutputStream(image.resolve("php/p.jar")))) {
      zip.putNextEntry(new ZipEntry("interactions/Home.php"));
    }
    file("usr/sbin/apache2", "");
    assertThat(image.resolve("usr/sbin/apache2").toFile().setExecutable(true)).isTrue();
    file("usr/lib/apache2/modules/libphp8.2.so", "");
    for (String extension : List.of("mysqlnd", "mysqli", "intl")) {
      file("usr/lib/php/2022/" + extension + ".so", "");
    }
    Files.writeString(keys.resolve("site-password"), "secret\n");
    List<String> command =
        prepare(
            Map.of(
                "RUBIS_TIER", "web",
                "RUBIS_IMPLEMENTATION", "php",
                "RUBIS_DB_URL", "jdbc:mysql://db:3306/rubis",
                "RUBIS_PROPERTIES", "rubis.php.jit=tracing\nrubis.php.home=" + image));
    assertThat(command)
        .startsWith("env")
        .contains("RUBIS_ADDRESS=0.0.0.0", "RUBIS_PORT=8080", "RUBIS_CONTEXT=/php")
        .contains("RUBIS_JIT=tracing", image + "/usr/sbin/apache2", "-DFOREGROUND");
    assertThat(folder.resolve("served/site/settings.php"))
        .content()
        .contains("'databaseHost' => 'db'", "'databasePassword' => 'secret'");
    assertThat(prepare(Map.of("RUBIS_TIER", "app", "RUBIS_IMPLEMENTATION", "php"))).isEmpty();
  }

  @Test
  void saysNothingToRunWhenThereIsNoApplicationTier() throws IOException {
    assertThat(prepare(Map.of("RUBIS_TIER", "app", "RUBIS_IMPLEMENTATION", "servlets"))).isEmpty();
  }

  @Test
  void sharesPasswordClockAndTicketKeyWithTheOtherContainers() throws IOException {
    Files.writeString(keys.resolve("site-password"), "secret\n");
    Files.writeString(keys.resolve("clock"), "since:2026-11-01T00:00:00Z\n");
    Files.writeString(keys.resolve("ticket-key"), "key of the containers\n");
    prepare(Map.of("RUBIS_TIER", "web", "RUBIS_IMPLEMENTATION", "beans"));
    assertThat(properties())
        .containsEntry("rubis.db.user", "rubis-site")
        .containsEntry("rubis.db.password", "secret")
        .containsEntry("rubis.site.clock", "since:2026-11-01T00:00:00Z")
        .containsEntry("rubis.site.ticket-key", "key of the containers");
  }

  @Test
  void takesSettingsAndKnobsFromVariablesBeforeWhatIsShared() throws IOException {
    Files.writeString(keys.resolve("clock"), "since:2026-11-01T00:00:00Z\n");
    prepare(
        Map.of(
            "RUBIS_TIER", "web",
            "RUBIS_IMPLEMENTATION", "beans",
            "RUBIS_SITE_CLOCK", "fixed:2002-11-04T09:00",
            "RUBIS_SITE_LEGACY_CLIENT", "true",
            "RUBIS_DB_POOL_SIZE", "7",
            "RUBIS_DB_URL", "jdbc:mysql://h:3306/rubis?sslMode=REQUIRED",
            "RUBIS_EJB_POOL_SIZE", " ",
            "RUBIS_PROPERTIES", "rubis.lookup=per-request\nrubis.site.nonces=sequence"));
    assertThat(properties())
        .containsEntry("rubis.site.clock", "fixed:2002-11-04T09:00")
        .containsEntry("rubis.site.legacy-client", "true")
        .containsEntry("rubis.db.pool-size", "7")
        .containsEntry("rubis.db.ssl-mode", "REQUIRED")
        .doesNotContainKey("rubis.ejb.pool-size")
        .containsEntry("rubis.lookup", "per-request")
        .containsEntry("rubis.site.nonces", "sequence");
  }

  @Test
  void addsJvmOptionsAfterTheStandardOnes() throws IOException {
    Map<String, String> variables = new HashMap<>();
    variables.put("RUBIS_TIER", "web");
    variables.put("RUBIS_IMPLEMENTATION", "beans");
    variables.put("RUBIS_JAVA_OPTS", "-Xms1g -Xmx1g");
    List<String> command = prepare(variables);
    assertThat(command.indexOf("-Xmx1g")).isGreaterThan(command.indexOf("-Xmx512m"));
  }

  @Test
  void namesTheVariableThatIsWrong() {
    assertThatThrownBy(() -> prepare(Map.of("RUBIS_TIER", "db")))
        .hasMessageContaining("RUBIS_TIER is web or app");
    assertThatThrownBy(() -> prepare(Map.of("RUBIS_TIER", "web", "RUBIS_IMPLEMENTATION", "bean")))
        .hasMessageContaining("'bean'")
        .hasMessageContaining("servlets, beans");
    assertThatThrownBy(
            () ->
                prepare(
                    Map.of(
                        "RUBIS_TIER", "web",
                        "RUBIS_IMPLEMENTATION", "beans",
                        "RUBIS_SITE_CLOK", "system")))
        .hasMessageContaining("rubis.site.clock");
    assertThatThrownBy(
            () ->
                prepare(
                    Map.of(
                        "RUBIS_TIER", "web",
                        "RUBIS_IMPLEMENTATION", "beans",
                        "RUBIS_PROPERTIES", "nonsense")))
        .hasMessageContaining("key=value")
        .hasMessageContaining("nonsense");
  }

  private List<String> prepare(Map<String, String> variables) throws IOException {
    return new ContainerServer(variables, image, folder, keys).prepare();
  }

  private Properties properties() throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(folder.resolve("server.properties"))) {
      properties.load(in);
    }
    return properties;
  }

  private void file(String name, String content) throws IOException {
    Path file = image.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }
}
