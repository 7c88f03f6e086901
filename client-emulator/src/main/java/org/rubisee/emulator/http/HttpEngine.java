package org.rubisee.emulator.http;

import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.HttpRequest;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.impl.bootstrap.AsyncRequesterBootstrap;
import org.apache.hc.core5.http.impl.bootstrap.HttpAsyncRequester;
import org.apache.hc.core5.http.message.BasicHttpRequest;
import org.apache.hc.core5.http.protocol.HttpContext;
import org.apache.hc.core5.http.protocol.HttpCoreContext;
import org.apache.hc.core5.http.protocol.HttpProcessor;
import org.apache.hc.core5.http.protocol.HttpProcessorBuilder;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.reactor.IOReactorConfig;
import org.apache.hc.core5.reactor.IOSession;
import org.apache.hc.core5.util.TimeValue;
import org.apache.hc.core5.util.Timeout;
import org.rubisee.measurement.load.Pace;

/**
 * Opens lines to sites on HttpCore's asynchronous requester, with one I/O thread for all of them.
 * Headers are set here once, so the requester's own header processing is switched off.
 */
public final class HttpEngine implements AutoCloseable {

  static final byte[] NO_BODY = new byte[0];

  private static final String USER_AGENT = "RUBiS-EE-emulator/1";
  private static final Timeout CONNECT_TIMEOUT = Timeout.ofSeconds(10);
  private static final int BUFFER_BYTES = 8 * 1024;
  private static final int SMALL_BUFFER_BYTES = 2 * 1024;
  private static final int MANY_LINES = 2000;
  private static final TimeValue SHUTDOWN_PATIENCE = TimeValue.ofSeconds(2);
  private static final double IDLE_MARGIN_SECONDS = 60;
  private static final TimeValue LOOKING_FOR_IDLE_LINES = TimeValue.of(1, TimeUnit.SECONDS);
  private static final TimeValue NEVER_LOOKING = TimeValue.ofDays(365);

  private final HttpAsyncRequester requester;
  private final Timeout idleTimeout;
  private final HttpContext context = HttpCoreContext.create();
  private final BodyBuffers buffers = new BodyBuffers();
  private final AtomicBoolean hasComplained = new AtomicBoolean();
  private final FailedConnections failures = new FailedConnections();

  private HttpEngine(Timeout idleTimeout, TimeValue selectInterval, int lines) {
    this.idleTimeout = idleTimeout;
    HttpProcessor nothing = HttpProcessorBuilder.create().build();
    requester =
        AsyncRequesterBootstrap.bootstrap()
            .setIOReactorConfig(
                IOReactorConfig.custom()
                    .setIoThreadCount(1)
                    .setTcpNoDelay(true)
                    .setSelectInterval(selectInterval)
                    .build())
            .setHttp1Config(
                Http1Config.custom()
                    .setBufferSize(lines > MANY_LINES ? SMALL_BUFFER_BYTES : BUFFER_BYTES)
                    .build())
            .setHttpProcessor(nothing)
            .create();
    requester.start();
  }

  /**
   * An engine that closes lines after a long time without a request.
   *
   * @param pace lines survive the longest think time and answer
   * @param lines how many lines will be open at once; each keeps its buffers, so that many lines
   *     get small ones
   */
  public static HttpEngine closingIdleLines(Pace pace, int lines) {
    double seconds = pace.thinkCapSeconds() + pace.timeoutSeconds() + IDLE_MARGIN_SECONDS;
    return new HttpEngine(
        Timeout.ofMilliseconds((long) (1000 * seconds)), LOOKING_FOR_IDLE_LINES, lines);
  }

  /**
   * An engine whose thread sleeps as long as nothing is sent and nothing comes. Lines stay open
   * until the site closes them. Connecting has no time limit; {@link Line#giveUp} ends it.
   */
  public static HttpEngine keepingIdleLines(int lines) {
    return new HttpEngine(Timeout.DISABLED, NEVER_LOOKING, lines);
  }

  /** Makes lines to a site. */
  public Line.Factory linesTo(HttpHost host) {
    return answers -> new HttpLine(this, host, answers);
  }

  Future<IOSession> connect(HttpHost host, HttpLine line) {
    return requester.requestSession(host, CONNECT_TIMEOUT, null, line);
  }

  Timeout idleTimeout() {
    return idleTimeout;
  }

  /**
   * What HttpCore notes about a request and its answer. Nobody reads it, and all is done by one
   * thread, so one for all lines is enough; one for each would keep the last answer's headers.
   */
  HttpContext context() {
    return context;
  }

  /** Says what is wrong with the site's answers, once: it is the same for thousands of pages. */
  void complain(String complaint) {
    if (hasComplained.compareAndSet(false, true)) {
      System.err.println(complaint);
    }
  }

  /** Those of all lines. */
  public FailedConnections failures() {
    return failures;
  }

  /** For the I/O thread. */
  BodyBuffers buffers() {
    return buffers;
  }

  /** A GET that a line uses again and again, with another path each time. */
  BasicHttpRequest get(HttpHost host) {
    return request("GET", host, "/");
  }

  HttpRequest post(HttpHost host, String path, FormBody form) {
    BasicHttpRequest request = request("POST", host, path);
    request.addHeader("Content-Type", form.getContentType());
    request.addHeader("Content-Length", form.getContentLength());
    return request;
  }

  private BasicHttpRequest request(String method, HttpHost host, String path) {
    BasicHttpRequest request = new BasicHttpRequest(method, host, path);
    request.addHeader("Host", host.toHostString());
    request.addHeader("User-Agent", USER_AGENT);
    return request;
  }

  @Override
  public void close() {
    requester.initiateShutdown();
    try {
      requester.close(CloseMode.IMMEDIATE);
      requester.awaitShutdown(SHUTDOWN_PATIENCE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
