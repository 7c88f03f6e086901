package org.rubisee.servers.wildfly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.ServerFailedException;

class WildFlyIT {

  private static final Path CHECKOUT = Path.of(System.getProperty("rubis.home"));
  private static final String PAGE = "<!DOCTYPE html><title>Hello</title>";
  private static final int GUESSES = 50;

  @TempDir private Path folder;

  @Test
  void servesSideBySideAndLeavesNoProcess() throws Exception {
    Path archive = archive("hello.war", Map.of("index.html", PAGE));
    long firstPid;
    long secondPid;
    try (WildFly first = WildFly.start(options("first", archive));
        WildFly second = WildFly.start(options("second", archive))) {
      firstPid = first.pid();
      secondPid = second.pid();
      for (WildFly server : List.of(first, second)) {
        server.awaitPage("hello/index.html");
        assertThat(body(server.uri().resolve("hello/index.html"))).isEqualTo(PAGE);
        assertThat(server.gcLog()).exists();
      }
      for (String name : List.of("first", "second")) {
        assertThat(folder.resolve(name).resolve("log/server.log"))
            .content()
            .doesNotContain("Configured system properties", "VM Arguments");
      }
    }
    assertThat(ProcessHandle.of(firstPid)).isEmpty();
    assertThat(ProcessHandle.of(secondPid)).isEmpty();
  }

  @Test
  void saysWhyADeploymentFailed() throws IOException {
    Path archive =
        archive("broken.war", Map.of("WEB-INF/web.xml", "<web-app><nonsense></web-app>"));
    assertThatThrownBy(() -> WildFly.start(options("broken", archive)))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("could not deploy")
        .hasMessageContaining("web.xml")
        .hasMessageContaining(folder.resolve("broken/server.log").toString());
    assertThat(ProcessHandle.current().children()).isEmpty();
  }

  @Test
  void namesThePortThatIsTaken() throws IOException {
    Path archive = archive("hello.war", Map.of("index.html", PAGE));
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      WildFlyOptions options =
          options("late", archive, new WildFlyOptions.Ports(taken.getLocalPort(), 0));
      assertThatThrownBy(() -> WildFly.start(options))
          .isInstanceOf(ServerFailedException.class)
          .hasMessageContaining("Port " + taken.getLocalPort())
          .hasMessageContaining("another port");
    }
  }

  @Test
  void saysHowToProvisionAMissingServer() throws IOException {
    Path archive = archive("hello.war", Map.of("index.html", PAGE));
    WildFlyOptions options =
        new WildFlyOptions(
            "web",
            folder.resolve("nowhere"),
            folder,
            WildFlyOptions.Ports.ANY,
            List.of(archive),
            Map.of(),
            WildFlyOptions.JvmOptions.DEFAULT,
            Optional.empty());
    assertThatThrownBy(() -> WildFly.start(options))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("mvn -pl servers/web-server");
  }

  /** Whoever guesses the web tier's password finds no place to try it and leaves nothing behind. */
  @Test
  void refusedLoginsAtAnApplicationServerMakeNoSession() throws Exception {
    try (WildFly server = WildFly.start(applicationServer(Map.of()));
        HttpClient client = HttpClient.create(HttpOptions.DEFAULT)) {
      for (int guess = 0; guess < GUESSES; guess++) {
        HttpAnswer answer = login(client, server, "guess" + guess);
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.headers()).doesNotContainKey("set-cookie");
      }
    }
  }

  /**
   * Calls over HTTP need the password, too. With the refusal WildFly sends a cookie that names the
   * server and a random number, and remembers neither.
   */
  @Test
  void loginsOverHttpNeedThePassword() throws Exception {
    try (WildFly server = WildFly.start(applicationServer(Map.of("rubis.transport", "http")));
        HttpClient client = HttpClient.create(HttpOptions.DEFAULT)) {
      assertThat(login(client, server, "guess").status()).isEqualTo(401);
      assertThat(login(client, server, "0123456789abcdef").status()).isEqualTo(200);
    }
  }

  private static HttpAnswer login(HttpClient client, WildFly server, String password)
      throws IOException, InterruptedException {
    byte[] login = ("rubis:" + password).getBytes(StandardCharsets.UTF_8);
    return client.send(
        SimpleRequestBuilder.get(server.uri().resolve("wildfly-services/ejb/v1/discover"))
            .addHeader("Authorization", "Basic " + Base64.getEncoder().encodeToString(login))
            .build(),
        Duration.ofSeconds(60));
  }

  private WildFlyOptions applicationServer(Map<String, String> properties) throws IOException {
    return new WildFlyOptions(
        "app",
        CHECKOUT.resolve("servers/app-server/target/server"),
        folder.resolve("app"),
        WildFlyOptions.Ports.ANY,
        List.of(archive("hello.jar", Map.of("hello.txt", "Hello"))),
        properties,
        new WildFlyOptions.JvmOptions(
            List.of(),
            List.of(),
            Map.of(WildFlyOptions.APP_PASSWORD, "0123456789abcdef"),
            Jdk.current()),
        Optional.empty());
  }

  private WildFlyOptions options(String name, Path archive) {
    return options(name, archive, WildFlyOptions.Ports.ANY);
  }

  private WildFlyOptions options(String name, Path archive, WildFlyOptions.Ports ports) {
    return new WildFlyOptions(
        name,
        CHECKOUT.resolve("servers/web-server/target/server"),
        folder.resolve(name),
        ports,
        List.of(archive),
        Map.of(),
        WildFlyOptions.JvmOptions.DEFAULT,
        Optional.empty());
  }

  private Path archive(String name, Map<String, String> content) throws IOException {
    Path archive = folder.resolve(name);
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
      for (Map.Entry<String, String> entry : content.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
      }
    }
    return archive;
  }

  private static String body(URI page) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.create(HttpOptions.DEFAULT)) {
      return client.send(SimpleRequestBuilder.get(page).build(), Duration.ofSeconds(60)).text();
    }
  }
}
