package org.rubisee.servers.wildfly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.XmlText;
import org.rubisee.servers.site.SiteDatabase;

/** A web server knows as many application servers as there are, and is otherwise the same. */
class WildFlyStartIT {

  private static final Path WEB_SERVER =
      Path.of(System.getProperty("rubis.home")).resolve("servers/web-server/target/server");
  private static final Path APP_SERVER =
      Path.of(System.getProperty("rubis.home")).resolve("servers/app-server/target/server");
  private static final Path CALL_LOGGER =
      Path.of(System.getProperty("rubis.home")).resolve("servers/call-log/target/call-log.jar");
  private static final String RETRIES = "org.jboss.ejb.client.max-retries";

  @TempDir private Path folder;

  @Test
  void aWebServerOfOneApplicationServerIsAsItWasProvisioned() throws IOException {
    prepare(Map.of("rubis.app.port", "8081"));

    String provisioned =
        Files.readString(WEB_SERVER.resolve("standalone/configuration/standalone.xml"));
    String deployments = "(?s) *<deployments>.*</deployments>\n";
    assertThat(configuration().replaceFirst(deployments, "")).isEqualTo(provisioned);
    assertThat(configuration())
        .containsOnlyOnce("<deployment ")
        .contains(
            "<fs-exploded path=\""
                + XmlText.of(WEB_SERVER.resolve("remoting-ports.jar").toString()));
    assertThat(properties()).doesNotContain(RETRIES);
  }

  @Test
  void theModeOfEncryptionIsThatOfTheProperty() throws IOException {
    for (Path server : List.of(WEB_SERVER, APP_SERVER)) {
      assertThat(Files.readString(server.resolve("standalone/configuration/standalone.xml")))
          .contains("${" + SiteDatabase.SSL_MODE + ":DISABLED}");
    }
  }

  @Test
  void aServerOfAnotherVersionIsRefusedByName() throws IOException {
    Path other = Files.createDirectories(folder.resolve("other/standalone/configuration"));
    Path home = other.getParent().getParent();

    assertThatThrownBy(() -> new WildFlyFolder(folder.resolve("started")).prepare(home, List.of()))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining(home + " has no remoting-ports.jar");
    assertThat(folder.resolve("started")).doesNotExist();
  }

  @Test
  void aWebServerCallsSeveralApplicationServersAndRetriesNoCall() throws IOException {
    prepare(Map.of(WildFlyStart.FURTHER_APP_NODES, "127.0.0.1:8082,127.0.0.1:8083"));

    String xml = configuration();
    int start = xml.indexOf("<profile name=\"remoting\">");
    assertThat(xml.substring(start, xml.indexOf("</profile>", start)))
        .contains("name=\"app\" uri=\"remote+http://${rubis.app.host:127.0.0.1}:")
        .contains("name=\"app2\" uri=\"remote+http://127.0.0.1:8082\"")
        .contains("name=\"app3\" uri=\"remote+http://127.0.0.1:8083\"");
    assertThat(properties()).contains(RETRIES + "=0");
  }

  /**
   * The check of an idle connection switches auto-commit on, and a page would be charged for it.
   */
  @Test
  void aServerWhoseCallsAreCountedChecksNoIdleConnections() throws IOException {
    prepare(Map.of(), Optional.of(CALL_LOGGER));

    assertThat(configuration())
        .contains(
            "<background-validation>true<",
            "<background-validation-millis>${rubis.db.background-validation-millis:30000}<");
    assertThat(properties()).contains("rubis.db.background-validation-millis=86400000");
  }

  @Test
  void aServerOfBothTiersServesPagesLikeAWebServerAndTakesNoCalls() throws IOException {
    prepareBothTiers(Map.of());

    assertThat(pagesOf(configuration()))
        .isEqualTo(
            pagesOf(
                Files.readString(WEB_SERVER.resolve("standalone/configuration/standalone.xml"))));
    assertThat(configuration())
        .doesNotContain("rubis.beans.listener")
        .contains("<http-connector name=\"http-remoting-connector\" connector-ref=\"not-open\"");
  }

  @Test
  void aServerThatCallsItselfTakesCallsAtAPortThatIsNotThatOfThePages() throws IOException {
    prepareBothTiers(Map.of("rubis.ejb.over-network", "true", "rubis.app.port", "8099"));

    assertThat(configuration())
        .contains("<http-listener name=\"default\" socket-binding=\"http\" disallowed-methods")
        .contains("<http-listener name=\"beans\" socket-binding=\"beans\"")
        .contains("<http-listener name=\"not-open\" socket-binding=\"beans\" enabled=\"false\"")
        .contains("<property name=\"rubis.beans.listener\" value=\"beans\"/>")
        .contains(
            "<socket-binding name=\"beans\" interface=\"management\" port=\"${rubis.app.port}\"");
  }

  @Test
  void anApplicationServerTakesCallsOverHttpOnlyIfItIsToldTo() throws IOException {
    String invoker = "<http-invoker ";
    assertThat(Files.readString(APP_SERVER.resolve("standalone/configuration/standalone.xml")))
        .contains(invoker);

    prepare(options(APP_SERVER, Map.of(), Optional.empty()));
    assertThat(configuration()).doesNotContain("http-invoker");

    prepare(options(APP_SERVER, Map.of("rubis.transport", "http"), Optional.empty()));
    assertThat(configuration()).contains(invoker);
  }

  @Test
  void takesNoMoreConnectionsThanItHasDescriptorsFor() throws IOException {
    prepare(Map.of());

    assertThat(configuration()).contains("max-connections=\"${rubis.server.connections:20000}\"");
    assertThat(properties())
        .contains("rubis.server.connections=" + ConnectionLimit.of(ConnectionLimit.LIMITS) + "\n");
  }

  /** The log is readable for every account of the machine, and the key of tickets is a property. */
  @Test
  void listsNoPropertiesInALog() throws IOException {
    String category = "logger.org.jboss.as.config.level=";
    for (Path server : List.of(WEB_SERVER, APP_SERVER)) {
      prepare(options(server, Map.of(), Optional.empty()));
      assertThat(Files.readString(folder.resolve("configuration/logging.properties")))
          .contains(category + "INFO")
          .doesNotContain(category + "DEBUG");
    }
  }

  @Test
  void nobodyHasAPasswordButTheWebTier() throws IOException {
    prepare(options(APP_SERVER, Map.of(), Optional.empty()));
    assertThat(users("mgmt-users.properties")).isEmpty();
    assertThat(users("application-users.properties")).isEmpty();

    prepare(withPassword("0123456789abcdef"));
    assertThat(users("mgmt-users.properties")).isEmpty();
    assertThat(users("application-users.properties"))
        .singleElement()
        .asString()
        .startsWith("rubis=")
        .doesNotContain("0123456789abcdef");
    // whoever has the hash can call beans
    assertThat(
            Files.getPosixFilePermissions(
                folder.resolve("configuration/application-users.properties")))
        .containsExactlyInAnyOrder(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
  }

  @Test
  void aPasswordThatCouldBeGuessedIsRefused() {
    assertThatThrownBy(() -> prepare(withPassword("0123456789abcde")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at least 16");
  }

  private WildFlyOptions withPassword(String password) {
    return new WildFlyOptions(
        "app",
        APP_SERVER,
        folder,
        WildFlyOptions.Ports.ANY,
        List.of(),
        Map.of(),
        new WildFlyOptions.JvmOptions(
            List.of(), List.of(), Map.of(WildFlyOptions.APP_PASSWORD, password), Jdk.current()),
        Optional.empty());
  }

  /** The lines of a list of users that are no comments. */
  private List<String> users(String file) throws IOException {
    return Files.readAllLines(folder.resolve("configuration").resolve(file)).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }

  private void prepareBothTiers(Map<String, String> properties) throws IOException {
    prepare(options(APP_SERVER, properties, Optional.empty()).servingPagesLike(WEB_SERVER));
  }

  private static String pagesOf(String xml) {
    int start = xml.indexOf("<subsystem xmlns=\"urn:jboss:domain:undertow:");
    return xml.substring(start, xml.indexOf("</subsystem>", start));
  }

  private void prepare(Map<String, String> properties) throws IOException {
    prepare(properties, Optional.empty());
    assertThat(properties()).doesNotContain("background-validation");
  }

  private void prepare(Map<String, String> properties, Optional<Path> callLogger)
      throws IOException {
    prepare(options(WEB_SERVER, properties, callLogger));
  }

  private WildFlyOptions options(
      Path home, Map<String, String> properties, Optional<Path> callLogger) {
    return new WildFlyOptions(
        "web",
        home,
        folder,
        WildFlyOptions.Ports.ANY,
        List.of(),
        properties,
        WildFlyOptions.JvmOptions.DEFAULT,
        callLogger);
  }

  private static void prepare(WildFlyOptions options) throws IOException {
    new WildFlyStart(options, new WildFlyOptions.Ports(8080, 9990), ManagedServer.LOOPBACK)
        .prepareFolder();
  }

  private String configuration() throws IOException {
    return Files.readString(folder.resolve("configuration/standalone.xml"));
  }

  private String properties() throws IOException {
    return Files.readString(folder.resolve("server.properties"));
  }
}
