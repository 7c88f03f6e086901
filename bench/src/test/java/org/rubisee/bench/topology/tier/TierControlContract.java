package org.rubisee.bench.topology.tier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.servers.LoopbackPort;

/**
 * What a server of a tier does when it is started, signalled and read, wherever it is. The server
 * is a process that only sleeps.
 */
@Timeout(120)
public abstract class TierControlContract {

  private static final StartOrder ORDER =
      new StartOrder("web", "servlets-only", Map.of(), Map.of(), Map.of(), true);

  @TempDir private Path folder;
  private final List<SleepingServer> started = new ArrayList<>();
  private TierControl server;

  /**
   * The server under test.
   *
   * @param here on this machine, its process on this machine, too
   */
  protected abstract TierControl under(WatchedTier here) throws IOException;

  @BeforeEach
  void connect() throws IOException {
    WatchedTier here =
        WatchedTier.at(Place.first(Tier.WEB), LoopbackPort.free(0, "nobody"))
            .startedBy(
                order -> {
                  started.add(SleepingServer.start(folder, order));
                  return started.get(started.size() - 1);
                },
                Terminal.standard().quiet());
    server = under(here);
  }

  @AfterEach
  void end() {
    started.forEach(SleepingServer::kill);
  }

  @Test
  void isReadFromItsStartToItsEnd() throws IOException {
    assertThat(server.read().samples()).isEmpty();
    server.start(ORDER);
    List<TierSample> samples = server.read().samples();
    assertThat(samples).hasSize(1);
    assertThat(samples.get(0).tier()).isEqualTo(Tier.WEB);
    assertThat(samples.get(0).residentBytes()).isPositive();
    server.stop();
    assertThat(server.read().samples()).isEmpty();
    assertThat(started.get(0).isAlive()).isFalse();
  }

  @Test
  void aSecondStartTakesThePlaceOfTheFirst() {
    server.start(ORDER);
    server.start(ORDER);
    assertThat(started).extracting(SleepingServer::isAlive).containsExactly(false, true);
  }

  @Test
  void showsWhatItHasWritten() throws IOException {
    assertThat(server.log("server", 0)).isEmpty();
    server.start(ORDER);
    assertThat(server.log("server", 0)).asString().isEqualTo("started servlets-only");
    assertThat(server.log("server", 8)).asString().isEqualTo("servlets-only");
    assertThat(server.log("server", 1000)).isEmpty();
    assertThat(server.log("gc", 0)).isEmpty();
    assertThatThrownBy(() -> server.log("../secret", 0)).hasMessageContaining("no log");
  }

  @Test
  void standsStillWhileItIsPaused() throws IOException {
    server.start(ORDER);
    server.pause();
    started.get(0).awaitState(state -> state == 'T');
    assertThat(server.read().samples()).hasSize(1);
    server.resume();
    started.get(0).awaitState(state -> state != 'T');
  }

  @Test
  void canBeStoppedWhileItIsPaused() throws IOException {
    server.start(ORDER);
    server.pause();
    server.stop();
    assertThat(started.get(0).isAlive()).isFalse();
  }

  @Test
  void isGoneWhenItWasKilled() throws IOException {
    server.start(ORDER);
    server.kill();
    assertThat(started.get(0).isAlive()).isFalse();
    assertThat(server.read().samples()).isEmpty();
    assertThatThrownBy(server::kill).hasMessageContaining("signals only servers that it started");
    server.start(ORDER);
    assertThat(server.read().samples()).hasSize(1);
  }

  @Test
  void readsAServerOfSomebodyElseButDoesNotSignalIt() throws IOException {
    try (ForeignServer foreign = ForeignServer.start()) {
      TierControl watched = under(WatchedTier.at(Place.first(Tier.WEB), foreign.port()));
      assertThat(watched.read().samples()).hasSize(1);
      assertRefusesSignals(watched);
      watched.stop();
      assertThat(foreign.process().isAlive()).isTrue();
      assertThat(watched.read().samples()).hasSize(1);
    }
  }

  @Test
  void countsTheTimeOfTheServerAndNotItsOwn() throws IOException {
    server.start(ORDER);
    double before = cpuSeconds(server);
    double own = ownSeconds();
    while (ownSeconds() < own + 0.5) {
      server.read();
    }
    assertThat(cpuSeconds(server) - before).isLessThan(0.1);
  }

  /** The agent is a process of this machine, too: it may listen where somebody looks for a tier. */
  @Test
  void isNoServerItself() throws IOException {
    try (ServerSocket own = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      TierControl watched = under(WatchedTier.at(Place.first(Tier.WEB), own.getLocalPort()));
      assertThatThrownBy(watched::read)
          .isInstanceOf(IOException.class)
          .hasMessageContaining("is this process itself")
          .hasMessageContaining("--watch");
    }
  }

  private static double cpuSeconds(TierControl server) throws IOException {
    TierSample sample = server.read().samples().get(0);
    return sample.cpuUserSeconds() + sample.cpuSystemSeconds();
  }

  private static double ownSeconds() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis() / 1e3;
  }

  @Test
  void signalsNothingThatItDidNotStart() {
    assertRefusesSignals(server);
  }

  private static void assertRefusesSignals(TierControl server) {
    for (ThrowingCallable signal :
        List.<ThrowingCallable>of(
            server::pause, server::resume, server::kill, server::forgetEntities)) {
      assertThatThrownBy(signal)
          .isInstanceOf(IOException.class)
          .hasMessageContaining("signals only servers that it started");
    }
  }
}
