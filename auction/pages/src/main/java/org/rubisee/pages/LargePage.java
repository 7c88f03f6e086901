package org.rubisee.pages;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * Sends a page that does not fit into a socket's buffer, as fast as its reader takes it. No thread
 * waits for the reader, so slow readers cannot occupy the threads of the server.
 */
final class LargePage implements WriteListener, AsyncListener {
  /** A page up to this size is written at once: the listener's socket buffer holds it. */
  static final int MAX_BYTES_AT_ONCE = 64 * 1024;

  private static final long LONGEST_MILLIS = 60_000;
  private static final int CHUNK_BYTES = 16 * 1024;

  private final Html html;
  private final ReaderMemory memory;
  private final AsyncContext async;
  private final ServletOutputStream out;
  private int sent;

  private LargePage(Html html, ReaderMemory memory, AsyncContext async, ServletOutputStream out) {
    this.html = html;
    this.memory = memory;
    this.async = async;
    this.out = out;
  }

  /**
   * Begins to send a page; the request is completed when the reader has taken all of it.
   *
   * @param memory from which memory was taken for the page; gets it back
   */
  static void send(
      Html html, ReaderMemory memory, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    AsyncContext async = request.startAsync(request, response);
    async.setTimeout(LONGEST_MILLIS);
    ServletOutputStream out = response.getOutputStream();
    LargePage page = new LargePage(html, memory, async, out);
    async.addListener(page);
    out.setWriteListener(page);
  }

  @Override
  public void onWritePossible() throws IOException {
    while (out.isReady()) {
      if (sent == html.length()) {
        async.complete();
        return;
      }
      int chunk = Math.min(CHUNK_BYTES, html.length() - sent);
      html.writeTo(out, sent, chunk);
      sent += chunk;
    }
  }

  @Override
  public void onError(Throwable failure) {
    async.complete();
  }

  @Override
  public void onTimeout(AsyncEvent event) {
    async.complete();
  }

  @Override
  public void onError(AsyncEvent event) {
    // The write listener is told, too.
  }

  @Override
  public void onComplete(AsyncEvent event) {
    memory.giveBack(html.length());
  }

  @Override
  public void onStartAsync(AsyncEvent event) {
    // Begun once.
  }
}
