package org.rubisee.bench.topology.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.ClockOffset;
import org.rubisee.bench.results.Machine;
import org.rubisee.bench.results.tier.Link;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.LinkTraffic;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.topology.tier.HostReading;
import org.rubisee.bench.topology.tier.StartOrder;
import org.rubisee.bench.topology.tier.TierControl;
import org.rubisee.contract.attack.TierPorts;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;

class AgentServerTest {

  private static final int HALF_OPEN = 200;
  private static final Secret SECRET = Secret.of("0123456789abcdef");
  private static final StartOrder ORDER =
      new StartOrder(
          "web",
          "session-beans",
          Map.of("rubis.site.clock", "system"),
          Map.of("pool", "8"),
          Map.of(),
          false);

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final StubHost host = new StubHost();
  private final HttpClient http = HttpClient.create(HttpOptions.DEFAULT);
  private AgentServer agent;

  @BeforeEach
  void start() throws IOException {
    agent =
        AgentServer.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), SECRET, host);
  }

  @AfterEach
  void stop() {
    http.close();
    agent.close();
  }

  @Test
  void saysWhatItWatchesToWhoKnowsTheSecret() {
    assertThat(client(SECRET).state()).isEqualTo(host.state());
  }

  @Test
  void givesReadingsOrdersAndLogs() throws IOException {
    AgentClient client = client(SECRET);
    assertThat(client.read("web")).isEqualTo(host.read("web"));
    client.server("web").start(ORDER);
    client.server("web").stop();
    assertThat(host.done).containsExactly(ORDER.toString(), "stop web");
    assertThat(client.server("web").log("gc", 2)).asString().isEqualTo("web gc 2");
  }

  @Test
  void startsAsksAndStopsEmulators() throws IOException {
    EmulatorOrder order =
        new EmulatorOrder("1f", "process-2", Map.of("schedule", "constant:" + "1".repeat(100_000)));

    assertThat(client(SECRET).start(order)).isEqualTo(host.emulators().state("1f-process-2"));
    assertThat(client(SECRET).emulator("1f-process-2").lastWords())
        .isEqualTo("last words of 1f-process-2");
    client(SECRET).stopEmulator("1f-process-2");
    assertThat(host.done).containsExactly(order.toString(), "stop 1f-process-2");
    assertThat(client(SECRET).emulatorFile("1f-process-2", "seconds.csv", 5))
        .asString()
        .isEqualTo("1f-process-2 seconds.csv 5");
    assertThatThrownBy(() -> client(SECRET).discardEmulator("x"))
        .isInstanceOf(IOException.class)
        .hasMessage("no such emulator");
  }

  /** Both clocks are that of this machine. */
  @Test
  void tellsItsTime() throws IOException {
    ClockReading first = client(SECRET).clock();
    ClockOffset offset = new ClockProbe().measure(client(SECRET)::clock, 8);

    assertThat(first.answeredMicros()).isGreaterThanOrEqualTo(first.receivedMicros());
    assertThat(offset.offsetMillis()).isCloseTo(0, within(offset.uncertaintyMillis() + 0.01));
    assertThatThrownBy(() -> client(Secret.of("0123456789abcdeX")).clock())
        .hasMessageContaining("not signed with this agent's secret");
  }

  @Test
  void tellsWhyAnOrderWasNotCarriedOut() {
    assertThatThrownBy(() -> client(SECRET).server("db").stop())
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("The agent at 127.0.0.1")
        .hasMessageContaining("no such tier");
  }

  @Test
  void answersBesideFirstFramesOfStrangers() {
    new TierPorts(List.of(agent.port()))
        .attack(TierPorts.SAMPLE, () -> assertThat(client(SECRET).state()).isEqualTo(host.state()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/start|{\"tier\":\"web\"}|'implementation' is missing",
        "/start||'tier' is missing",
        "/start|{\"tier\":|the order is damaged",
        "/emulator/start|{\"load\":\"1f\",\"name\":null}|'name' is missing",
        "/emulator/start|{\"load\":\"1f\",\"name\":\"x\",\"options\":{\"url\":null}}|'options.url' is",
      })
  void saysWhatADamagedOrderLacks(String path, String order, String complaint)
      throws IOException, InterruptedException {
    byte[] body = order == null ? new byte[0] : order.getBytes(StandardCharsets.UTF_8);
    SignedRequest damaged = new SignedRequest("POST", path, System.currentTimeMillis(), "n", body);
    HttpAnswer answer = send(damaged, SECRET.sign(damaged));
    assertThat(answer.status()).isEqualTo(500);
    assertThat(answer.text()).contains(complaint);
    assertThat(host.done).isEmpty();
  }

  @Test
  void refusesWhoDoesNotKnowTheSecret() {
    assertThatThrownBy(() -> client(Secret.of("0123456789abcdeX")).server("web").start(ORDER))
        .hasMessageContaining("not signed with this agent's secret");
    assertThat(host.done).isEmpty();
  }

  @Test
  void refusesWhatIsNotSigned() throws IOException, InterruptedException {
    HttpAnswer answer = http.send(SimpleRequestBuilder.get(uri("/state")).build(), PATIENCE);
    assertThat(answer.status()).isEqualTo(401);
    assertThat(answer.text()).contains("not signed").doesNotContain("web");
  }

  @Test
  void refusesARequestThatWasOverheardAndSentAgain() throws IOException, InterruptedException {
    SignedRequest once =
        new SignedRequest("POST", "/stop?tier=web", System.currentTimeMillis(), "n", new byte[0]);
    assertThat(send(once, SECRET.sign(once)).status()).isEqualTo(200);
    assertThat(send(once, SECRET.sign(once)).text()).contains("sent before");
    assertThat(host.done).containsExactly("stop web");
  }

  @Test
  void refusesARequestThatWasChangedOnTheWay() throws IOException, InterruptedException {
    long now = System.currentTimeMillis();
    String signature =
        SECRET.sign(new SignedRequest("POST", "/stop?tier=app", now, "n", new byte[0]));
    SignedRequest changed = new SignedRequest("POST", "/stop?tier=web", now, "n", new byte[0]);
    assertThat(send(changed, signature).status()).isEqualTo(401);
    assertThat(host.done).isEmpty();
  }

  @Test
  void refusesAnOldRequestAndNamesTheClocks() throws IOException, InterruptedException {
    SignedRequest old =
        new SignedRequest(
            "POST",
            "/stop?tier=web",
            System.currentTimeMillis() - 2 * RequestVerifier.WINDOW.toMillis(),
            "n",
            new byte[0]);
    assertThat(send(old, SECRET.sign(old)).text()).contains("clocks").contains("s apart");
  }

  /** Some send nothing, some half a request. */
  @Test
  void answersBesideConnectionsThatAreHalfOpen() throws IOException {
    List<Socket> halfOpen = new ArrayList<>();
    try {
      for (int i = 0; i < HALF_OPEN; i++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), agent.port());
        halfOpen.add(socket);
        String begin =
            switch (i % 3) {
              case 0 -> "";
              case 1 -> "GET /state HTTP/1.1\r\nHost: x\r\nRubis-";
              default -> "POST /start HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{";
            };
        socket.getOutputStream().write(begin.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
      }
      assertThat(client(SECRET).state()).isEqualTo(host.state());
      for (Socket socket : halfOpen) {
        socket.setSoTimeout((int) TimeUnit.MINUTES.toMillis(1));
        assertThat(isClosed(socket)).isTrue();
      }
    } finally {
      for (Socket socket : halfOpen) {
        socket.close();
      }
    }
  }

  /** Whether the server closes a connection, after an answer or without one. */
  private static boolean isClosed(Socket socket) throws IOException {
    try {
      socket.getInputStream().readAllBytes();
      return true;
    } catch (SocketTimeoutException e) {
      return false;
    } catch (SocketException e) {
      return true;
    }
  }

  @Test
  void takesNoSecretThatCouldBeGuessed() {
    assertThatThrownBy(() -> Secret.of("short")).hasMessageContaining("openssl rand");
  }

  private AgentClient client(Secret secret) {
    return new AgentClient("127.0.0.1:" + agent.port(), secret);
  }

  private HttpAnswer send(SignedRequest request, String signature)
      throws IOException, InterruptedException {
    return http.send(
        SimpleRequestBuilder.create(request.method())
            .setUri(uri(request.path()))
            .addHeader(SignedRequest.MILLIS_HEADER, Long.toString(request.millis()))
            .addHeader(SignedRequest.NONCE_HEADER, request.nonce())
            .addHeader(SignedRequest.SIGNATURE_HEADER, signature)
            .setBody(request.body(), null)
            .build(),
        PATIENCE);
  }

  private URI uri(String path) {
    return URI.create("http://127.0.0.1:" + agent.port() + path);
  }

  private static final class StubHost implements AgentHost {

    private final List<String> done = new ArrayList<>();

    @Override
    public HostState state() {
      return new HostState(
          List.of("web"),
          true,
          true,
          5,
          new Machine("Debian", "6.1", "CPU", 4, 8L << 30),
          "boot",
          "OpenJDK 17");
    }

    @Override
    public HostReading read(String tier) {
      return new HostReading(
          List.of(new TierSample(Tier.WEB, 0, 1.5, 0.25, 1 << 20, Map.of("gcMillis", 3.0))),
          List.of(new LinkSample(new Link(Tier.WEB, Tier.APP), 0, 2, new LinkTraffic(1, 2, 3, 4))));
    }

    @Override
    public TierControl server(String tier) {
      if (!tier.equals("web")) {
        throw new IllegalArgumentException("no such tier");
      }
      return new StubServer(done);
    }

    @Override
    public EmulatorHost emulators() {
      return new StubEmulators(done);
    }
  }

  private record StubServer(List<String> done) implements TierControl {

    @Override
    public void start(StartOrder order) {
      done.add(order.toString());
    }

    @Override
    public void stop() {
      done.add("stop web");
    }

    @Override
    public void pause() {
      done.add("pause web");
    }

    @Override
    public void resume() {
      done.add("resume web");
    }

    @Override
    public void kill() {
      done.add("kill web");
    }

    @Override
    public void forgetEntities() {
      done.add("forget web");
    }

    @Override
    public HostReading read() {
      throw new AssertionError("The host reads");
    }

    @Override
    public byte[] log(String name, long from) {
      return ("web " + name + " " + from).getBytes(StandardCharsets.UTF_8);
    }
  }

  private record StubEmulators(List<String> done) implements EmulatorHost {

    @Override
    public void start(EmulatorOrder order) {
      done.add(order.toString());
    }

    @Override
    public EmulatorState state(String id) {
      return new EmulatorState(
          false,
          137,
          2,
          "{}",
          "last words of " + id,
          List.of(new EmulatorState.ResultFile("seconds.csv", 12, "ab")));
    }

    @Override
    public void stop(String id) {
      done.add("stop " + id);
    }

    @Override
    public byte[] file(String id, String name, long from) {
      return (id + " " + name + " " + from).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void discard(String id) throws IOException {
      throw new IOException("no such emulator");
    }
  }
}
