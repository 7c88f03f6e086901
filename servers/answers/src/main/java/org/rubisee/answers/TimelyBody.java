package org.rubisee.answers;

import io.undertow.server.HttpServerExchange;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.concurrent.TimeUnit;
import org.xnio.XnioExecutor;
import org.xnio.channels.ReadTimeoutException;
import org.xnio.channels.StreamSinkChannel;
import org.xnio.conduits.AbstractStreamSourceConduit;
import org.xnio.conduits.StreamSourceConduit;

/**
 * The body of a request on its way in, which has a time limit as a whole. The server's own limit is
 * that of the next bytes, so a client that sends one now and then would be waited for without an
 * end. A body that is late fails when it is read next, and whoever waits for it is told to read.
 */
final class TimelyBody extends AbstractStreamSourceConduit<StreamSourceConduit> {
  private final HttpServerExchange exchange;
  private volatile boolean isLate;

  /** The body of an exchange, of which so many milliseconds are left. */
  TimelyBody(StreamSourceConduit next, HttpServerExchange exchange, int millis) {
    super(next);
    this.exchange = exchange;
    XnioExecutor.Key limit =
        exchange.getIoThread().executeAfter(this::end, millis, TimeUnit.MILLISECONDS);
    exchange.addExchangeCompleteListener(
        (ended, proceed) -> {
          limit.remove();
          proceed.proceed();
        });
  }

  private void end() {
    if (!exchange.isRequestComplete()) {
      isLate = true;
      next.wakeupReads();
    }
  }

  private void check() throws ReadTimeoutException {
    if (isLate) {
      throw new ReadTimeoutException("the body of the request did not arrive in time");
    }
  }

  @Override
  public int read(ByteBuffer bytes) throws IOException {
    check();
    return next.read(bytes);
  }

  @Override
  public long read(ByteBuffer[] bytes, int offset, int length) throws IOException {
    check();
    return next.read(bytes, offset, length);
  }

  @Override
  public long transferTo(long position, long count, FileChannel target) throws IOException {
    check();
    return next.transferTo(position, count, target);
  }

  @Override
  public long transferTo(long count, ByteBuffer throughBuffer, StreamSinkChannel target)
      throws IOException {
    check();
    return next.transferTo(count, throughBuffer, target);
  }
}
