package org.rubisee.servers.balancer;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.servers.LoopbackPort;

/** The headers of errors that come from Undertow's balancer itself, or through it. */
class UndertowBalancerTest {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @TempDir private Path folder;

  private final HttpClient client = HttpClient.create(HttpOptions.DEFAULT);
  private HttpServer node;

  @BeforeEach
  void startNode() throws IOException {
    node = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    node.createContext(
        "/full",
        exchange -> {
          exchange.getResponseHeaders().set("Retry-After", "7");
          exchange.sendResponseHeaders(503, -1);
          exchange.close();
        });
    node.start();
  }

  @AfterEach
  void stop() {
    client.close();
    node.stop(0);
  }

  /** Frames and scripts are forbidden on all answers at the address of the site. */
  @Test
  void itsOwnErrorsHaveTheHeadersOfTheSite() throws Exception {
    try (Balancer balancer = start()) {
      node.stop(0);
      HttpAnswer answer = get(balancer.uri());
      while (answer.status() != 503) {
        assertThat(answer.status()).isEqualTo(502);
        answer = get(balancer.uri());
      }
      for (Map.Entry<String, String> header : UndertowBalancer.HEADERS.entrySet()) {
        assertThat(answer.header(header.getKey())).as(header.getKey()).contains(header.getValue());
      }
      assertThat(answer.header("Retry-After")).contains("1");
      assertThat(answer.header("Cache-Control")).contains("no-store");
    }
  }

  @Test
  void itsOwnErrorsHaveTheHeadersOfTheWebServersOwnErrors() throws IOException {
    String configuration =
        Files.readString(
            Path.of(
                System.getProperty("rubis.home"),
                "servers/web-server/src/main/cli/web-server.cli"));
    Map<String, String> headers = new TreeMap<>();
    Matcher header =
        Pattern.compile("header-name=([^,]+),header-value=\"?([^\")]+)").matcher(configuration);
    while (header.find()) {
      headers.put(header.group(1), header.group(2));
    }
    assertThat(UndertowBalancer.HEADERS).isEqualTo(headers);
  }

  @Test
  void leavesAnErrorOfTheSiteAsItIs() throws Exception {
    try (Balancer balancer = start()) {
      HttpAnswer answer = get(balancer.uri().resolve("full"));
      assertThat(answer.status()).isEqualTo(503);
      assertThat(answer.header("Retry-After")).contains("7");
      assertThat(answer.header("Content-Security-Policy")).isEmpty();
    }
  }

  private Balancer start() {
    return Balancer.start(
        BalancerProgram.UNDERTOW,
        folder,
        List.of(),
        new Balancer.Setting(
            LoopbackPort.free(0, "balancer"),
            List.of(URI.create("http://127.0.0.1:" + node.getAddress().getPort()))));
  }

  private HttpAnswer get(URI uri) throws IOException, InterruptedException {
    return client.send(SimpleRequestBuilder.get(uri).build(), PATIENCE);
  }
}
