package org.rubisee.answers;

import io.undertow.server.AbstractServerConnection;
import io.undertow.server.HttpServerExchange;
import io.undertow.util.Methods;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import org.xnio.Buffers;
import org.xnio.IoUtils;
import org.xnio.channels.StreamSourceChannel;
import org.xnio.conduits.AbstractStreamSinkConduit;
import org.xnio.conduits.ConduitWritableByteChannel;
import org.xnio.conduits.Conduits;
import org.xnio.conduits.StreamSinkConduit;

/**
 * The way of an answer to its socket. While the socket takes everything, it only hands on. When a
 * thread would have to wait for the reader, it keeps the rest in memory instead and lets the thread
 * go: the rest is sent by the connection's I/O thread whenever the reader makes room. The request
 * ends with the last byte, and only then is the next one of its connection read, so a connection
 * has one unread answer at most, however many requests it sends ahead.
 *
 * <p>Undertow keeps the head of an answer in a buffer, which it empties too early if the socket
 * does not take the head at once: what it sends then is something else. Therefore a request that
 * precedes others on its connection ends only when the socket has room, and the connection is
 * closed if there is none for a head all the same.
 *
 * <p>Undertow also leaves it to the next write event to end the waiting for write events after an
 * answer. By then the next answer of the connection may wait for them, and would wait for ever.
 * Therefore the last flush ends it beforehand; who gets no for an answer begins it again.
 *
 * <p>Undertow frees the buffers of an exchange when its connection is closed, whoever uses them. A
 * thread that still writes the answer would write into memory that is free or another's. Therefore
 * an answer that is given up closes its connection only when that thread has left it.
 */
final class UnreadAnswer extends AbstractStreamSinkConduit<StreamSinkConduit> {
  private final HttpServerExchange exchange;
  private final UnreadAnswers unread;

  /** Identifies this answer among those that are unread. */
  private final Runnable giveUp = this::giveUp;

  /** What the socket has not taken; null while no thread had to wait. */
  private Queue<ByteBuffer> rest;

  /** The thread that made the answer has left it to the connection's I/O thread. */
  private volatile boolean isLeft;

  private volatile boolean isGivenUp;
  private boolean headIsSent;
  private boolean isEnded;
  private boolean isFlushAwaited;

  /** The thread that waits for a flush shall be told once that all is sent. */
  private boolean letsThreadGo;

  /** The way of an exchange's answer, which goes on with another conduit. */
  UnreadAnswer(StreamSinkConduit next, HttpServerExchange exchange, UnreadAnswers unread) {
    super(next);
    this.exchange = exchange;
    this.unread = unread;
  }

  @Override
  public int write(ByteBuffer bytes) throws IOException {
    if (rest != null) {
      return (int) keep(new ByteBuffer[] {bytes}, 0, 1);
    }
    int sent = next.write(bytes);
    checkHead(sent, bytes.hasRemaining());
    return sent;
  }

  @Override
  public long write(ByteBuffer[] bytes, int offset, int length) throws IOException {
    if (rest != null) {
      return keep(bytes, offset, length);
    }
    long sent = next.write(bytes, offset, length);
    checkHead(sent, true);
    return sent;
  }

  @Override
  public int writeFinal(ByteBuffer bytes) throws IOException {
    return Conduits.writeFinalBasic(this, bytes);
  }

  @Override
  public long writeFinal(ByteBuffer[] bytes, int offset, int length) throws IOException {
    return Conduits.writeFinalBasic(this, bytes, offset, length);
  }

  @Override
  public long transferFrom(FileChannel source, long position, long count) throws IOException {
    return source.transferTo(position, count, new ConduitWritableByteChannel(this));
  }

  @Override
  public long transferFrom(StreamSourceChannel source, long count, ByteBuffer throughBuffer)
      throws IOException {
    return IoUtils.transfer(source, count, throughBuffer, new ConduitWritableByteChannel(this));
  }

  private void checkHead(long sent, boolean isMoreToSend) throws IOException {
    if (sent > 0) {
      headIsSent = true;
    } else if (!headIsSent && isMoreToSend) {
      failWithoutHead();
    }
  }

  private void failWithoutHead() throws IOException {
    IoUtils.safeClose(exchange.getConnection());
    throw new ClosedChannelException();
  }

  private long keep(ByteBuffer[] bytes, int offset, int length) throws IOException {
    isFlushAwaited = false;
    int more = (int) Buffers.remaining(bytes, offset, length);
    if (!unread.keep(giveUp, more)) {
      IoUtils.safeClose(exchange.getConnection());
      throw new ClosedChannelException();
    }
    ByteBuffer copy = ByteBuffer.allocate(more);
    Buffers.copy(copy, bytes, offset, length);
    rest.add(copy.flip());
    return more;
  }

  @Override
  public void awaitWritable() throws IOException {
    if (rest == null) {
      beginToKeep();
    }
    letsThreadGo = isFlushAwaited;
  }

  @Override
  public void awaitWritable(long time, TimeUnit timeUnit) throws IOException {
    awaitWritable();
  }

  private void beginToKeep() {
    rest = new ArrayDeque<>();
    unread.begin(giveUp);
    try {
      exchange.addExchangeCompleteListener(
          (ended, proceed) -> {
            unread.end(giveUp);
            proceed.proceed();
          });
    } catch (IllegalStateException e) {
      // the connection was closed, and the request has ended with it
      unread.end(giveUp);
    }
  }

  @Override
  public void terminateWrites() throws IOException {
    if (rest == null) {
      next.terminateWrites();
    } else {
      isEnded = true;
    }
  }

  @Override
  public boolean flush() throws IOException {
    if (letsThreadGo) {
      letsThreadGo = false;
      return true;
    }
    if (rest == null) {
      if (!precedesOthers()) {
        return flushNext();
      }
      beginToKeep();
      isFlushAwaited = true;
      return false;
    }
    boolean isDone = exchange.isInIoThread() && sendRest();
    isFlushAwaited = !isDone;
    return isDone;
  }

  private boolean precedesOthers() {
    return exchange.isPersistent()
        && !exchange.isUpgrade()
        && exchange.getConnection() instanceof AbstractServerConnection connection
        && connection.getExtraBytes() != null;
  }

  private boolean flushNext() throws IOException {
    if (exchange.isInIoThread()) {
      next.suspendWrites();
    }
    boolean isFlushed = next.flush();
    boolean hasNoBody = exchange.getRequestMethod().equals(Methods.HEAD) || !headIsSent;
    if (!isFlushed && hasNoBody) {
      failWithoutHead();
    }
    return isFlushed;
  }

  /** Called when the socket has room; done when it still has some after the last byte. */
  private boolean sendRest() throws IOException {
    if (!rest.isEmpty()) {
      while (!rest.isEmpty() && next.write(rest.element()) > 0) {
        unread.progress(giveUp);
        if (!rest.element().hasRemaining()) {
          rest.remove();
        }
      }
      return false;
    }
    if (isEnded) {
      isEnded = false;
      next.terminateWrites();
    }
    return flushNext();
  }

  @Override
  public void truncateWrites() throws IOException {
    unread.end(giveUp);
    super.truncateWrites();
  }

  @Override
  public void resumeWrites() {
    super.resumeWrites();
    leave();
  }

  @Override
  public void wakeupWrites() {
    super.wakeupWrites();
    leave();
  }

  /** Undertow waits for write events only when no other thread is busy with the exchange. */
  private void leave() {
    isLeft = true;
    if (isGivenUp) {
      closeSoon();
    }
  }

  private void giveUp() {
    isGivenUp = true;
    if (isLeft) {
      closeSoon();
    }
  }

  /** By the connection's own thread, and only if the answer is still the one that is waited for. */
  private void closeSoon() {
    exchange
        .getIoThread()
        .execute(
            () -> {
              if (!exchange.isComplete()) {
                IoUtils.safeClose(exchange.getConnection());
              }
            });
  }
}
