package org.rubisee.bench.topology.agent;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import org.apache.hc.client5.http.async.methods.SimpleHttpRequest;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.topology.tier.HostReading;
import org.rubisee.bench.topology.tier.StartOrder;
import org.rubisee.bench.topology.tier.TierControl;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;

/** An agent on another machine, as the bench talks to it. Safe for use by several threads. */
public final class AgentClient implements AutoCloseable {

  private static final Duration CONNECT_PATIENCE = Duration.ofSeconds(5);
  private static final Duration READ_PATIENCE = Duration.ofSeconds(5);

  /** Some megabytes over a slow network. */
  private static final Duration FILE_PATIENCE = Duration.ofSeconds(30);

  /** A process that is killed gives back its memory first. */
  private static final Duration SIGNAL_PATIENCE = Duration.ofSeconds(30);

  /** Servers may take long to start on a slow machine. */
  private static final Duration START_PATIENCE = Duration.ofMinutes(4);

  private static final int NONCE_BYTES = 16;
  private static final int OK = 200;

  private final String address;
  private final Secret secret;
  private final SecureRandom random = new SecureRandom();
  private final ObjectMapper json = new ObjectMapper();
  private final HttpClient http =
      HttpClient.create(HttpOptions.DEFAULT.withConnectPatience(CONNECT_PATIENCE));

  /**
   * An agent.
   *
   * @param address {@code host:port}
   */
  public AgentClient(String address, Secret secret) {
    this.address = address;
    this.secret = secret;
  }

  /** What it watches and may do. */
  public HostState state() {
    return asked(() -> json.readValue(get("/state", READ_PATIENCE), HostState.class));
  }

  /**
   * Reads a tier.
   *
   * @throws IOException if that failed; the message says why
   */
  public HostReading read(String tier) throws IOException {
    return json.readValue(get("/tier?tier=" + tier, READ_PATIENCE), HostReading.class);
  }

  /**
   * A server of its machine. What {@link TierControl} says may not be done fails with the agent's
   * reason.
   *
   * @param tier {@code web}, {@code app2} and so on
   */
  public TierControl server(String tier) {
    return new AgentTier(tier);
  }

  /** A server behind this agent. */
  private final class AgentTier implements TierControl {

    private final String tier;

    AgentTier(String tier) {
      this.tier = tier;
    }

    @Override
    public void start(StartOrder order) {
      asked(() -> post("/start", json.writeValueAsBytes(order)));
    }

    @Override
    public void stop() {
      asked(() -> post("/stop?tier=" + tier, new byte[0]));
    }

    @Override
    public void pause() throws IOException {
      signal("pause");
    }

    @Override
    public void resume() throws IOException {
      signal("resume");
    }

    @Override
    public void kill() throws IOException {
      signal("kill");
    }

    @Override
    public void forgetEntities() throws IOException {
      signal("forget");
    }

    private void signal(String what) throws IOException {
      told(() -> send("POST", "/" + what + "?tier=" + tier, new byte[0], SIGNAL_PATIENCE));
    }

    @Override
    public HostReading read() throws IOException {
      return told(() -> AgentClient.this.read(tier));
    }

    @Override
    public byte[] log(String name, long from) throws IOException {
      return told(
          () -> get("/log?tier=" + tier + "&name=" + name + "&from=" + from, FILE_PATIENCE));
    }
  }

  /**
   * Reads its clock.
   *
   * @throws IOException if it does not answer
   */
  public ClockReading clock() throws IOException {
    return json.readValue(get("/clock", READ_PATIENCE), ClockReading.class);
  }

  /**
   * Starts an emulator.
   *
   * @return its first state
   * @throws IOException if that failed; the message says why
   */
  public EmulatorState start(EmulatorOrder order) throws IOException {
    return json.readValue(
        send("POST", "/emulator/start", json.writeValueAsBytes(order), READ_PATIENCE),
        EmulatorState.class);
  }

  /**
   * How far an emulator is.
   *
   * @param id of its order
   * @throws IOException if that is not known; the message says why
   */
  public EmulatorState emulator(String id) throws IOException {
    return json.readValue(get("/emulator?id=" + id, READ_PATIENCE), EmulatorState.class);
  }

  /**
   * Asks an emulator to end early.
   *
   * @throws IOException if that failed; the message says why
   */
  public void stopEmulator(String id) throws IOException {
    send("POST", "/emulator/stop?id=" + id, new byte[0], READ_PATIENCE);
  }

  /**
   * A part of what an emulator left.
   *
   * @param from the first byte, from 0
   * @throws IOException if that failed; the message says why
   */
  public byte[] emulatorFile(String id, String name, long from) throws IOException {
    return get("/emulator/file?id=" + id + "&name=" + name + "&from=" + from, FILE_PATIENCE);
  }

  /**
   * Removes an emulator and what it left.
   *
   * @throws IOException if that failed; the message says why
   */
  public void discardEmulator(String id) throws IOException {
    send("POST", "/emulator/discard?id=" + id, new byte[0], READ_PATIENCE);
  }

  /** Ends the connections. */
  @Override
  public void close() {
    http.close();
  }

  /** Where it is. */
  @Override
  public String toString() {
    return "the agent at " + address;
  }

  private byte[] get(String path, Duration patience) throws IOException {
    return send("GET", path, new byte[0], patience);
  }

  private byte[] post(String path, byte[] body) throws IOException {
    return send("POST", path, body, START_PATIENCE);
  }

  private byte[] send(String method, String path, byte[] body, Duration patience)
      throws IOException {
    byte[] nonce = new byte[NONCE_BYTES];
    random.nextBytes(nonce);
    SignedRequest signed =
        new SignedRequest(
            method, path, System.currentTimeMillis(), HexFormat.of().formatHex(nonce), body);
    SimpleHttpRequest request =
        SimpleRequestBuilder.create(method)
            .setUri(URI.create("http://" + address + path))
            .addHeader(SignedRequest.MILLIS_HEADER, Long.toString(signed.millis()))
            .addHeader(SignedRequest.NONCE_HEADER, signed.nonce())
            .addHeader(SignedRequest.SIGNATURE_HEADER, secret.sign(signed))
            .setBody(body, null)
            .build();
    try {
      HttpAnswer answer = http.send(request, patience);
      if (answer.status() != OK) {
        throw new IOException(answer.text());
      }
      return answer.body();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted while asking " + this, e);
    } catch (ConnectException | SocketTimeoutException | UnknownHostException e) {
      throw new IOException(
          "it does not answer; start it there with 'rubis agent', and see that no firewall is"
              + " between",
          e);
    }
  }

  /** Says which agent it was. */
  private <T> T told(Question<T> question) throws IOException {
    try {
      return question.ask();
    } catch (IOException e) {
      throw new IOException(this + " says: " + e.getMessage(), e);
    }
  }

  private <T> T asked(Question<T> question) {
    try {
      return question.ask();
    } catch (IOException e) {
      String who = toString();
      throw new CommandFailedException(
          Character.toUpperCase(who.charAt(0)) + who.substring(1) + " says: " + e.getMessage(), e);
    }
  }

  private interface Question<T> {
    T ask() throws IOException;
  }
}
