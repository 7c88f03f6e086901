package org.rubisee.emulator.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.apache.hc.core5.concurrent.FutureCallback;
import org.apache.hc.core5.http.EntityDetails;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpException;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.RequestNotExecutedException;
import org.apache.hc.core5.http.message.BasicHttpRequest;
import org.apache.hc.core5.http.nio.AsyncClientExchangeHandler;
import org.apache.hc.core5.http.nio.CapacityChannel;
import org.apache.hc.core5.http.nio.DataStreamChannel;
import org.apache.hc.core5.http.nio.RequestChannel;
import org.apache.hc.core5.http.nio.command.RequestExecutionCommand;
import org.apache.hc.core5.http.nio.command.ShutdownCommand;
import org.apache.hc.core5.http.protocol.HttpContext;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.reactor.Command;
import org.apache.hc.core5.reactor.IOSession;
import org.rubisee.measurement.Outcome;

/**
 * A client's HTTP connection: one exchange handler and one request object for all its requests, so
 * that a request costs little garbage.
 *
 * <p>A site may close an idle connection at the very moment a request is sent. A request that never
 * left, or whose answer had not begun and that writes nothing, is sent once more on a new
 * connection. Redirects are a part of the answer: see {@link Redirection}.
 */
final class HttpLine implements Line, AsyncClientExchangeHandler, FutureCallback<IOSession> {

  private final HttpEngine engine;
  private final HttpHost host;
  private final Answers answers;
  private final BasicHttpRequest get;
  private final FormBody formBody = new FormBody();

  private volatile IOSession session;
  private volatile Future<IOSession> connecting = CompletableFuture.completedFuture(null);
  private volatile boolean givenUp;
  private String path = "";
  private String form = "";
  private boolean keepBody;
  private boolean active;
  private boolean onUsedConnection;
  private boolean produced;
  private boolean answerBegan;
  private int status;
  private long bytes;
  private BodyBuffers.Body body;
  private String location = "";
  private int redirects;

  HttpLine(HttpEngine engine, HttpHost host, Answers answers) {
    this.engine = engine;
    this.host = host;
    this.answers = answers;
    get = engine.get(host);
  }

  @Override
  public void send(String path, String form, boolean keepBody) {
    this.path = path;
    this.form = form;
    this.keepBody = keepBody;
    active = true;
    givenUp = false;
    redirects = 0;
    bytes = 0;
    begin();
  }

  private void begin() {
    IOSession open = session;
    onUsedConnection = open != null && open.isOpen();
    if (onUsedConnection) {
      execute(open);
    } else {
      if (open != null) {
        answers.reconnected();
      }
      connect();
    }
  }

  private void connect() {
    connecting = engine.connect(host, this);
  }

  private void execute(IOSession open) {
    produced = false;
    answerBegan = false;
    status = 0;
    open.enqueue(new RequestExecutionCommand(this, engine.context()), Command.Priority.NORMAL);
  }

  @Override
  public void completed(IOSession connected) {
    if (givenUp) {
      connected.close(CloseMode.IMMEDIATE);
      failed(new IOException("given up while connecting"));
      return;
    }
    connected.setSocketTimeout(engine.idleTimeout());
    session = connected;
    execute(connected);
  }

  @Override
  public void cancelled() {
    failed(new IOException("connecting was cancelled"));
  }

  @Override
  public void cancel() {
    failed(new RequestNotExecutedException());
  }

  @Override
  public void produceRequest(RequestChannel channel, HttpContext context)
      throws HttpException, IOException {
    produced = true;
    if (redirects == 0) {
      answers.sent();
    }
    if (form.isEmpty()) {
      get.setPath(path);
      channel.sendRequest(get, null, context);
    } else {
      formBody.fill(form);
      channel.sendRequest(engine.post(host, path, formBody), formBody, context);
    }
  }

  @Override
  public int available() {
    return formBody.remaining();
  }

  @Override
  public void produce(DataStreamChannel channel) throws IOException {
    formBody.writeTo(channel);
  }

  @Override
  public void consumeResponse(HttpResponse response, EntityDetails entity, HttpContext context) {
    answerBegan = true;
    status = response.getCode();
    Header target = Redirection.isMeantBy(status) ? response.getFirstHeader("Location") : null;
    location = target == null ? "" : target.getValue();
    if (keepBody) {
      body = engine.buffers().take(entity == null ? 0 : entity.getContentLength());
    }
    if (entity == null) {
      complete();
    }
  }

  @Override
  public void consumeInformation(HttpResponse response, HttpContext context) {
    // an interim answer; the final one follows
  }

  @Override
  public void updateCapacity(CapacityChannel channel) throws IOException {
    channel.update(Integer.MAX_VALUE);
  }

  @Override
  public void consume(ByteBuffer source) {
    bytes += source.remaining();
    if (body != null) {
      body.add(source);
    } else {
      source.position(source.limit());
    }
  }

  @Override
  public void streamEnd(List<? extends Header> trailers) {
    complete();
  }

  private void complete() {
    if (!active || !location.isEmpty() && follows()) {
      return;
    }
    active = false;
    BodyBuffers.Body complete = body;
    body = null;
    if (complete == null) {
      answers.answered(status, HttpEngine.NO_BODY, 0, bytes);
    } else {
      answers.answered(status, complete.bytes(), complete.length(), bytes);
      engine.buffers().giveBack(complete);
    }
  }

  /** Asks where the answer sends to; false: it is the last one. */
  private boolean follows() {
    Redirection redirection = new Redirection(host, path, location);
    Optional<String> target = redirection.onSameHost();
    if (target.isEmpty() || redirects == Redirection.MOST) {
      engine.complain(redirection.complaint(status));
      return false;
    }
    if (body != null) {
      engine.buffers().giveBack(body);
      body = null;
    }
    redirects++;
    path = target.get();
    form = Redirection.keepsForm(status) ? form : "";
    begin();
    return true;
  }

  @Override
  public void failed(Exception cause) {
    if (!active) {
      return;
    }
    body = null;
    if (!givenUp && maySendAgain(cause)) {
      onUsedConnection = false;
      answers.reconnected();
      connect();
      return;
    }
    active = false;
    session = null;
    if (!givenUp) {
      engine.failures().add(cause);
    }
    answers.failed(givenUp ? Outcome.FAILED_TIMEOUT : Outcome.FAILED_CONNECTION);
  }

  private boolean maySendAgain(Exception cause) {
    boolean neverLeft = !produced || cause instanceof RequestNotExecutedException;
    return onUsedConnection && !answerBegan && (neverLeft || form.isEmpty());
  }

  @Override
  public void releaseResources() {
    // buffers go back when an answer is complete
  }

  /**
   * Lets the I/O thread close the connection. If this thread closed it, the I/O thread could miss
   * it: HttpCore wakes that thread before it notes which session was closed. An I/O thread that
   * finds nothing noted sleeps again, and then only another request would wake it.
   */
  @Override
  public void giveUp() {
    givenUp = true;
    IOSession open = session;
    if (open != null) {
      open.enqueue(ShutdownCommand.IMMEDIATE, Command.Priority.IMMEDIATE);
    }
    connecting.cancel(true);
  }

  @Override
  public void close() {
    IOSession open = session;
    session = null;
    if (open != null) {
      open.close(CloseMode.GRACEFUL);
    }
  }
}
