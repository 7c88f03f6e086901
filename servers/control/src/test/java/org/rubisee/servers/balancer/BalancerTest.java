package org.rubisee.servers.balancer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import io.undertow.Undertow;
import io.undertow.UndertowOptions;
import io.undertow.server.HttpServerExchange;
import java.io.File;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.hc.client5.http.async.methods.SimpleHttpRequest;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.apache.hc.core5.http.ContentType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.ProcessIdentity;
import org.rubisee.servers.ServerFailedException;

/** Balancers in front of three small web servers; those that are not installed are skipped. */
class BalancerTest {

  private static final int REQUESTS = 30;
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int LARGE_BODY_BYTES = 3 * 1024 * 1024;
  private static final int MANY_PARAMETERS = 1_100;

  @TempDir private Path folder;

  private final List<HttpServer> nodes = new ArrayList<>();
  private final HttpClient client = HttpClient.create(HttpOptions.DEFAULT);

  @BeforeEach
  void startNodes() throws IOException {
    for (int number = 1; number <= 3; number++) {
      nodes.add(startNode(number, 0));
    }
  }

  private static HttpServer startNode(int number, int port) throws IOException {
    String name = "node " + number;
    HttpServer node =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    node.createContext(
        "/",
        exchange -> {
          String sent =
              new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
          String host = exchange.getRequestHeaders().getFirst("Host");
          byte[] answer =
              (name + "|" + exchange.getRequestURI() + "|" + host + "|" + sent)
                  .getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(200, answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    node.start();
    return node;
  }

  @AfterEach
  void stopNodes() {
    nodes.forEach(node -> node.stop(0));
  }

  /** A balancer runs in a folder of its own. */
  @Test
  void findsItsClassesWhereverItRuns() {
    String here = Path.of("").toAbsolutePath().toString();
    assertThat(BalancerProgram.absolute("bench/target/rubis.jar" + File.pathSeparator + "/a.jar"))
        .isEqualTo(here + "/bench/target/rubis.jar" + File.pathSeparator + "/a.jar");
  }

  @ParameterizedTest
  @EnumSource(BalancerProgram.class)
  void handsEachRequestToTheNextNode(BalancerProgram program) throws Exception {
    assumeTrue(program.isInstalled(), program.label() + " is not installed");
    int port = LoopbackPort.free(0, "balancer");
    List<Long> pids;
    try (Balancer balancer =
        Balancer.start(program, folder, List.of(), new Balancer.Setting(port, uris()))) {
      pids = balancer.pids();
      Map<String, Integer> byNode = new TreeMap<>();
      for (int i = 0; i < REQUESTS; i++) {
        String answer = post(balancer.uri().resolve("site/StoreBid?itemId=" + i), "bid=" + i);
        assertThat(answer)
            .endsWith("|/site/StoreBid?itemId=" + i + "|127.0.0.1:" + port + "|bid=" + i);
        byNode.merge(answer.substring(0, 6), 1, Integer::sum);
      }
      assertThat(byNode).hasSize(3).allSatisfy((node, count) -> assertThat(count).isBetween(5, 15));
    }
    assertThat(pids).isNotEmpty().noneMatch(BalancerTest::isAlive);
  }

  /** Requests that reach a node while it dies may fail; afterwards none does. */
  @ParameterizedTest
  @EnumSource(BalancerProgram.class)
  @Timeout(120)
  void takesADeadNodeOutUntilItIsBack(BalancerProgram program) throws Exception {
    assumeTrue(program.isInstalled(), program.label() + " is not installed");
    try (Balancer balancer = start(program)) {
      assertThat(nodesOf(balancer)).containsExactly("node 1", "node 2", "node 3");
      int port = nodes.get(1).getAddress().getPort();
      nodes.get(1).stop(0);
      int answered = 0;
      while (answered < REQUESTS) {
        answered = send(balancer.uri(), "").status() == 200 ? answered + 1 : 0;
      }
      assertThat(nodesOf(balancer)).containsExactly("node 1", "node 3");

      nodes.set(1, startNode(2, port));
      while (nodesOf(balancer).size() < 3) {
        assertThat(nodes.get(1).getAddress().getPort()).isEqualTo(port);
      }
      assertThat(nodesOf(balancer)).containsExactly("node 1", "node 2", "node 3");
    }
  }

  @Test
  void namesServersOnTheSamePortOfSeveralMachines() throws IOException {
    List<URI> machines =
        List.of(URI.create("http://10.0.0.2:80"), URI.create("http://10.0.0.3:80"));

    BalancerProgram.HAPROXY.commandLine("haproxy", folder, new Balancer.Setting(1, machines));
    assertThat(folder.resolve("haproxy.cfg"))
        .content()
        .contains("server n1 10.0.0.2:80", "server n2 10.0.0.3:80");
  }

  /** What the site answers with a page of its own, no balancer answers in its place. */
  @ParameterizedTest
  @EnumSource(BalancerProgram.class)
  @Timeout(120)
  void passesOnWhatTheSiteWouldRefuse(BalancerProgram program) throws Exception {
    assumeTrue(program.isInstalled(), program.label() + " is not installed");
    // if root starts nginx, its workers run as somebody else, who keeps large bodies here
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Undertow site = takesEverything();
    site.start();
    try (Balancer balancer =
        Balancer.start(
            program,
            folder,
            List.of(),
            new Balancer.Setting(LoopbackPort.free(0, "balancer"), List.of(root(site))))) {
      for (String query :
          List.of("itemId=%", "itemId=%zz", "itemId=1%2", "p=1&".repeat(MANY_PARAMETERS) + "p=1")) {
        assertThat(raw(balancer.uri(), "GET /site/ViewItem?" + query, ""))
            .startsWith("HTTP/1.1 200")
            .endsWith("\r\n\r\n/site/ViewItem?" + query + " with 0 bytes");
      }
      assertThat(raw(balancer.uri(), "POST /site/StoreComment?a=b", "c".repeat(LARGE_BODY_BYTES)))
          .startsWith("HTTP/1.1 200")
          .endsWith("\r\n\r\n/site/StoreComment?a=b with " + LARGE_BODY_BYTES + " bytes");
    } finally {
      site.stop();
    }
  }

  /** A web server with the limits of the site's; it tells what arrived. */
  private static Undertow takesEverything() {
    return Undertow.builder()
        .addHttpListener(0, "127.0.0.1")
        .setServerOption(UndertowOptions.DECODE_URL, false)
        .setServerOption(UndertowOptions.MAX_ENTITY_SIZE, 0L)
        .setServerOption(UndertowOptions.MAX_PARAMETERS, 2 * MANY_PARAMETERS)
        .setHandler(BalancerTest::tellWhatArrived)
        .build();
  }

  private static void tellWhatArrived(HttpServerExchange exchange) {
    exchange
        .getRequestReceiver()
        .receiveFullBytes(
            (arrived, body) ->
                arrived
                    .getResponseSender()
                    .send(
                        String.format(
                            Locale.ROOT,
                            "%s?%s with %d bytes",
                            arrived.getRequestURI(),
                            arrived.getQueryString(),
                            body.length)));
  }

  private static URI root(Undertow site) {
    InetSocketAddress address = (InetSocketAddress) site.getListenerInfo().get(0).getAddress();
    return URI.create("http://127.0.0.1:" + address.getPort());
  }

  /** The answer to a request that a well-behaved client would not send: its head and its body. */
  private static String raw(URI server, String methodAndPath, String body) throws IOException {
    try (Socket socket = new Socket(server.getHost(), server.getPort())) {
      socket.setSoTimeout((int) PATIENCE.toMillis());
      String head =
          methodAndPath
              + " HTTP/1.1\r\nHost: site\r\nConnection: close\r\nContent-Length: "
              + body.length()
              + "\r\n\r\n";
      socket.getOutputStream().write((head + body).getBytes(StandardCharsets.ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  @Test
  void takesNodesInAndOutWhileItRuns() throws Exception {
    try (Balancer balancer = start(BalancerProgram.UNDERTOW)) {
      assertThat(nodesOf(balancer)).containsExactly("node 1", "node 2", "node 3");

      balancer.use(1);
      assertThat(nodesOf(balancer)).containsExactly("node 1");

      balancer.use(3);
      assertThat(nodesOf(balancer)).containsExactly("node 1", "node 2", "node 3");

      balancer.use(2);
      assertThat(nodesOf(balancer)).containsExactly("node 1", "node 2");
      for (int wrong : new int[] {0, 4}) {
        assertThatThrownBy(() -> balancer.use(wrong))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("from 1 to 3");
      }
      assertThat(nodesOf(balancer)).containsExactly("node 1", "node 2");
    }
  }

  /** Without retries: a request that is lost when its node goes out would fail here. */
  @Test
  void answersWhatANodeWorksOnWhenItGoesOut() throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    CountDownLatch answer = new CountDownLatch(1);
    nodes
        .get(1)
        .createContext(
            "/slow",
            exchange -> {
              arrived.countDown();
              try {
                answer.await(PATIENCE.toSeconds(), TimeUnit.SECONDS);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              exchange.sendResponseHeaders(200, -1);
              exchange.close();
            });
    try (Balancer balancer = start(BalancerProgram.UNDERTOW)) {
      HttpURLConnection[] slow = new HttpURLConnection[3];
      ExecutorService senders = Executors.newFixedThreadPool(3);
      try {
        List<Future<Integer>> statuses = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
          slow[i] = (HttpURLConnection) balancer.uri().resolve("slow").toURL().openConnection();
          statuses.add(senders.submit(slow[i]::getResponseCode));
        }
        assertThat(arrived.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
        balancer.use(1);
        assertThat(nodesOf(balancer)).containsExactly("node 1");
        answer.countDown();
        for (Future<Integer> status : statuses) {
          assertThat(status.get()).isEqualTo(200);
        }
      } finally {
        answer.countDown();
        senders.shutdownNow();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(value = BalancerProgram.class, names = "UNDERTOW", mode = EnumSource.Mode.EXCLUDE)
  void refusesToChangeNodesOfOtherBalancers(BalancerProgram program) throws Exception {
    assumeTrue(program.isInstalled(), program.label() + " is not installed");
    try (Balancer balancer = start(program)) {
      assertThatThrownBy(() -> balancer.use(1))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(program.label())
          .hasMessageContaining("balancer=undertow");
    }
  }

  private Balancer start(BalancerProgram program) {
    return Balancer.start(
        program, folder, List.of(), new Balancer.Setting(LoopbackPort.free(0, "balancer"), uris()));
  }

  private Set<String> nodesOf(Balancer balancer) throws IOException, InterruptedException {
    Set<String> answering = new TreeSet<>();
    for (int i = 0; i < REQUESTS; i++) {
      answering.add(post(balancer.uri().resolve("site/Home"), "").substring(0, 6));
    }
    return answering;
  }

  @Test
  void saysThatItDoesNotListen() {
    int port = LoopbackPort.free(0, "balancer");
    List<String> endsAtOnce = List.of("false");
    assertThatThrownBy(
            () ->
                Balancer.start(
                    BalancerProgram.UNDERTOW,
                    folder,
                    endsAtOnce,
                    new Balancer.Setting(port, uris())))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("undertow")
        .hasMessageContaining("balancer.log");
  }

  private List<URI> uris() {
    return nodes.stream()
        .map(node -> URI.create("http://127.0.0.1:" + node.getAddress().getPort()))
        .toList();
  }

  private String post(URI uri, String body) throws IOException, InterruptedException {
    HttpAnswer answer = send(uri, body);
    assertThat(answer.status()).isEqualTo(200);
    return answer.text();
  }

  private HttpAnswer send(URI uri, String body) throws IOException, InterruptedException {
    SimpleHttpRequest request =
        SimpleRequestBuilder.post(uri).setBody(body, ContentType.TEXT_PLAIN).build();
    return client.send(request, PATIENCE);
  }

  private static boolean isAlive(long pid) {
    return ProcessIdentity.of(pid).isPresent();
  }
}
