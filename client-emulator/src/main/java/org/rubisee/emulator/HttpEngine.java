package org.rubisee.emulator;

import java.util.concurrent.TimeUnit;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.HttpRequest;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.impl.bootstrap.AsyncRequesterBootstrap;
import org.apache.hc.core5.http.impl.bootstrap.HttpAsyncRequester;
import org.apache.hc.core5.http.message.BasicHttpRequest;
import org.apache.hc.core5.http.protocol.HttpProcessor;
import org.apache.hc.core5.http.protocol.HttpProcessorBuilder;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.reactor.IOReactorConfig;
import org.apache.hc.core5.util.TimeValue;
import org.apache.hc.core5.util.Timeout;

/**
 * Opens lines to one site on HttpCore's asynchronous requester, with one I/O thread for all of
 * them. Headers are set here once, so the requester's own header processing is switched off.
 */
final class HttpEngine implements Line.Factory, AutoCloseable {

  static final byte[] NO_BODY = new byte[0];

  private static final String USER_AGENT = "RUBiS-EE-emulator/1";
  private static final Timeout CONNECT_TIMEOUT = Timeout.ofSeconds(10);
  private static final int BUFFER_BYTES = 8 * 1024;
  private static final TimeValue SHUTDOWN_PATIENCE = TimeValue.ofSeconds(2);
  private static final double IDLE_MARGIN_SECONDS = 60;

  private final HttpAsyncRequester requester;
  private final HttpHost host;
  private final Timeout idleTimeout;
  private final BodyBuffers buffers = new BodyBuffers();

  /**
   * @param pace connections must survive the longest think time and answer
   */
  HttpEngine(HttpHost host, Workload.Pace pace) {
    this.host = host;
    idleTimeout =
        Timeout.ofMilliseconds(
            (long) (1000 * (pace.thinkCapSeconds() + pace.timeoutSeconds() + IDLE_MARGIN_SECONDS)));
    HttpProcessor nothing = HttpProcessorBuilder.create().build();
    requester =
        AsyncRequesterBootstrap.bootstrap()
            .setIOReactorConfig(
                IOReactorConfig.custom()
                    .setIoThreadCount(1)
                    .setTcpNoDelay(true)
                    .setSelectInterval(TimeValue.of(1, TimeUnit.SECONDS))
                    .build())
            .setHttp1Config(Http1Config.custom().setBufferSize(BUFFER_BYTES).build())
            .setHttpProcessor(nothing)
            .create();
    requester.start();
  }

  @Override
  public Line open(Line.Answers answers) {
    return new HttpLine(this, answers);
  }

  void connect(HttpLine line) {
    requester.requestSession(host, CONNECT_TIMEOUT, null, line);
  }

  Timeout idleTimeout() {
    return idleTimeout;
  }

  /** For the I/O thread. */
  BodyBuffers buffers() {
    return buffers;
  }

  HttpRequest get(String path) {
    return request("GET", path);
  }

  HttpRequest post(String path, FormBody form) {
    BasicHttpRequest request = request("POST", path);
    request.addHeader("Content-Type", form.getContentType());
    request.addHeader("Content-Length", form.getContentLength());
    return request;
  }

  private BasicHttpRequest request(String method, String path) {
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
