package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.Progress;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/** A stub of a site that answers real requests over the loopback interface, and counts them. */
public final class LiveStub implements AutoCloseable {

  private static final Application AUCTION = Applications.named("auction");

  /** Has all that a customer may look for. */
  private static final byte[] PAGE =
      ("<html><head><meta name=rubis-outcome content=ok></head><body>"
              + "<a href=\"SearchItemsByCategory?category=3&categoryName=Books\">Books</a>"
              + "<a href=\"SearchItemsByRegion?region=4&category=3&categoryName=Books\">Books</a>"
              + "<a href=\"ViewItem?itemId=12\">twelve</a><a href=\"PutBidAuth?itemId=12\">b</a>"
              + "<a href=\"BuyNowAuth?itemId=13\">b</a><a href=\"ViewBidHistory?itemId=12\">7</a>"
              + "<a href=\"ViewUserInfo?userId=8\">8</a>"
              + "<a href=\"PutCommentAuth?to=8&itemId=12\">c</a></body></html>")
          .getBytes(StandardCharsets.UTF_8);

  private final AtomicLong received = new AtomicLong();
  private final ExecutorService threads = Executors.newFixedThreadPool(4);
  private final HttpServer server;

  private LiveStub(HttpServer server) {
    this.server = server;
  }

  /** Starts it at a free port. */
  public static LiveStub start() throws IOException {
    LiveStub stub =
        new LiveStub(
            HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 100));
    stub.server.setExecutor(stub.threads);
    stub.server.createContext(
        "/",
        exchange -> {
          stub.received.incrementAndGet();
          exchange.getRequestBody().readAllBytes();
          exchange.sendResponseHeaders(200, PAGE.length);
          exchange.getResponseBody().write(PAGE);
          exchange.close();
        });
    stub.server.start();
    return stub;
  }

  /** {@code host:port}. */
  public String address() {
    return "127.0.0.1:" + server.getAddress().getPort();
  }

  /** The stub as a site. */
  public Target target() {
    return new Target("http://" + address() + "/site", Site.RUBIS_EE, 100, 40, 62, 0);
  }

  /** Customers who bid and fetch pages only. */
  public static Workload workload(double thinkSeconds, double thinkCapSeconds) {
    return new Workload(
        AUCTION.mix("bidding"),
        MatrixSet.RUBIS_EE,
        "",
        new Pace(thinkSeconds, thinkCapSeconds, 900, 30),
        ImageLoading.NONE,
        42);
  }

  /** How many requests came. */
  public AtomicLong received() {
    return received;
  }

  /**
   * The load of a test: 203 sessions can be in progress, and think times are short. Sessions of
   * RUBiS 1.4.3 end by a transition, so the number of requests does not depend on how long answers
   * take.
   *
   * @param schedule of sessions that arrive
   */
  public EmulatorOptions options(String schedule, double measureSeconds) {
    return new EmulatorOptions(
            target(),
            new Workload(
                AUCTION.mix("bidding"),
                MatrixSet.LEGACY,
                "",
                new Pace(0.01, 0.1, 900, 30),
                ImageLoading.NONE,
                42),
            new Phases("custom", 0, measureSeconds, 0),
            ClientRange.of(203))
        .with(Arrivals.of(ArrivalMode.PARTLY_OPEN, schedule));
  }

  /** Answered interactions of all phases. */
  public static Map<Interaction, Long> counts(Measurement measurement) {
    Map<Interaction, Long> counts = new TreeMap<>();
    for (PhaseResult phase : measurement.phases().values()) {
      phase
          .interactions()
          .forEach(
              (interaction, result) ->
                  counts.merge(interaction, result.outcomes().ok(), Long::sum));
    }
    return counts;
  }

  /** Arrivals of all phases. */
  public static long arrivals(Measurement measurement) {
    return measurement.phases().values().stream()
        .mapToLong(phase -> phase.arrivals().offered())
        .sum();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }

  /** Waits until two emulators that share a load have said something. */
  public static void awaitTwo(BlockingQueue<Progress> progress) throws InterruptedException {
    for (int i = 0; i < 2; i++) {
      assertThat(progress.poll(2, TimeUnit.MINUTES)).as("progress of an emulator").isNotNull();
    }
  }
}
