package org.rubisee.http;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.hc.client5.http.async.methods.SimpleHttpRequest;
import org.apache.hc.client5.http.async.methods.SimpleHttpResponse;
import org.apache.hc.client5.http.async.methods.SimpleRequestProducer;
import org.apache.hc.client5.http.async.methods.SimpleResponseConsumer;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.config.TlsConfig;
import org.apache.hc.client5.http.impl.async.CloseableHttpAsyncClient;
import org.apache.hc.client5.http.impl.async.HttpAsyncClientBuilder;
import org.apache.hc.client5.http.impl.async.HttpAsyncClients;
import org.apache.hc.client5.http.impl.nio.PoolingAsyncClientConnectionManagerBuilder;
import org.apache.hc.core5.concurrent.FutureCallback;
import org.apache.hc.core5.http.HttpHeaders;
import org.apache.hc.core5.http2.HttpVersionPolicy;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.reactor.IOReactorConfig;
import org.apache.hc.core5.util.Timeout;

/**
 * A plain HTTP/1.1 client. It sends each request once: it does not repeat a request that failed or
 * was answered 503, keeps no cookies, and neither asks for compressed bodies nor decompresses them.
 * It uses no proxy, even if the JVM has one. Connections are kept alive and reused. Thread-safe.
 *
 * <p>It is built on an asynchronous client, so a thread that waits for an answer can be
 * interrupted.
 */
public final class HttpClient implements AutoCloseable {

  private static final String USER_AGENT = "rubis-ee";

  private final CloseableHttpAsyncClient client;
  private final RequestConfig config;

  private HttpClient(CloseableHttpAsyncClient client, RequestConfig config) {
    this.client = client;
    this.config = config;
  }

  /** Builds a client; its threads end with {@link #close}, or with the virtual machine. */
  public static HttpClient create(HttpOptions options) {
    RequestConfig config =
        RequestConfig.custom()
            .setProtocolUpgradeEnabled(false)
            .setExpectContinueEnabled(false)
            .setRedirectsEnabled(options.followsRedirects())
            .build();
    HttpAsyncClientBuilder builder =
        HttpAsyncClients.custom()
            .setConnectionManager(
                PoolingAsyncClientConnectionManagerBuilder.create()
                    .setMaxConnTotal(options.connections())
                    .setMaxConnPerRoute(options.connections())
                    .setDefaultConnectionConfig(
                        ConnectionConfig.custom()
                            .setConnectTimeout(Timeout.of(options.connectPatience()))
                            .build())
                    .setDefaultTlsConfig(
                        TlsConfig.custom().setVersionPolicy(HttpVersionPolicy.FORCE_HTTP_1).build())
                    .build())
            .setIOReactorConfig(IOReactorConfig.custom().setIoThreadCount(1).build())
            .setDefaultRequestConfig(config)
            .setUserAgent(USER_AGENT)
            .disableAutomaticRetries()
            .disableCookieManagement()
            .disableAuthCaching()
            .disableContentCompression()
            // HTTP/1.1 keeps connections without being asked
            .addRequestInterceptorLast(
                (request, entity, context) -> request.removeHeaders(HttpHeaders.CONNECTION));
    if (!options.followsRedirects()) {
      builder.disableRedirectHandling();
    }
    CloseableHttpAsyncClient client = builder.build();
    client.start();
    return new HttpClient(client, config);
  }

  /**
   * Sends a request and waits for the answer.
   *
   * @param patience how long the server may stay silent
   * @throws java.net.ConnectException if nobody listens there
   * @throws java.net.SocketTimeoutException if the server does not answer in time
   * @throws IOException if there is no complete answer for another reason
   * @throws InterruptedException if the thread is interrupted; the request is cancelled
   */
  public HttpAnswer send(SimpleHttpRequest request, Duration patience)
      throws IOException, InterruptedException {
    request.setConfig(RequestConfig.copy(config).setResponseTimeout(Timeout.of(patience)).build());
    Future<SimpleHttpResponse> answer =
        client.execute(
            SimpleRequestProducer.create(request), SimpleResponseConsumer.create(), null);
    try {
      return HttpAnswer.of(answer.get());
    } catch (InterruptedException e) {
      answer.cancel(true);
      throw e;
    } catch (CancellationException e) {
      throw new IOException("The client was closed while it waited for " + request, e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException failure) {
        throw failure;
      }
      throw new IOException(e.getCause());
    }
  }

  /** Sends a request; the answer may take as long as the server wants. */
  public CompletableFuture<HttpAnswer> sendAsync(SimpleHttpRequest request) {
    CompletableFuture<HttpAnswer> answer = new CompletableFuture<>();
    client.execute(
        SimpleRequestProducer.create(request),
        SimpleResponseConsumer.create(),
        new FutureCallback<>() {
          @Override
          public void completed(SimpleHttpResponse response) {
            answer.complete(HttpAnswer.of(response));
          }

          @Override
          public void failed(Exception cause) {
            answer.completeExceptionally(cause);
          }

          @Override
          public void cancelled() {
            answer.cancel(false);
          }
        });
    return answer;
  }

  /** Closes all connections. */
  @Override
  public void close() {
    client.close(CloseMode.IMMEDIATE);
  }
}
