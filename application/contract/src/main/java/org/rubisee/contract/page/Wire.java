package org.rubisee.contract.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A connection to the site, for requests that no well-behaved client makes. */
public final class Wire implements AutoCloseable {

  private static final int PATIENCE_MILLIS = 20_000;
  private static final int SMALL_BUFFER_BYTES = 2048;

  private final URI site;
  private final Socket socket = new Socket();

  /** Connects to a site; its answers are read through a small buffer. */
  public Wire(URI site) {
    this.site = site;
    try {
      socket.setReceiveBufferSize(SMALL_BUFFER_BYTES);
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.connect(new InetSocketAddress(site.getHost(), site.getPort()), PATIENCE_MILLIS);
    } catch (IOException e) {
      throw new UncheckedIOException("No connection to " + site, e);
    }
  }

  /** Begins a form for a script and sends nothing of its body. */
  public Wire formWithoutBody(String script) {
    return formOf(script, 100);
  }

  /** Begins a form for a script, whose body is to have so many bytes. */
  public Wire formOf(String script, int bytes) {
    return post(site.getPath() + script, bytes);
  }

  /** Begins a form for a path of the server, whose body is to have so many bytes. */
  public Wire post(String path, int bytes, String... headers) {
    List<String> lines = new ArrayList<>();
    lines.add("POST " + path + " HTTP/1.1");
    lines.addAll(List.of(headers));
    lines.add("Content-Type: application/x-www-form-urlencoded");
    lines.add("Content-Length: " + bytes);
    return request(lines.toArray(String[]::new));
  }

  /** Begins a form for a script, whose body has an unknown length. */
  public Wire formOfUnknownLength(String script) {
    return request(
        "POST " + site.getPath() + script + " HTTP/1.1",
        "Content-Type: application/x-www-form-urlencoded",
        "Transfer-Encoding: chunked");
  }

  /** Asks for a path of the server; the connection ends with the answer. */
  public Wire get(String path, String... headers) {
    String[] all = new String[headers.length + 1];
    all[0] = "GET " + path + " HTTP/1.1";
    System.arraycopy(headers, 0, all, 1, headers.length);
    return request(all);
  }

  /** Asks for the protocol by which beans are called; the head of the answer. */
  public Page upgradeToRemoting() {
    return get("/", "Connection: Upgrade", "Upgrade: jboss-remoting", "Sec-JbossRemoting-Key: x")
        .head();
  }

  private Wire request(String... lines) {
    return send(String.join("\r\n", lines) + "\r\nHost: " + site.getAuthority() + "\r\n\r\n");
  }

  /** Sends more. */
  public Wire send(String text) {
    try {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException("The site did not take the request", e);
    }
  }

  /** Whether some of the answer is there; does not wait for it. */
  public boolean hasAnswer() {
    try {
      return socket.getInputStream().available() > 0;
    } catch (IOException e) {
      throw new UncheckedIOException("The connection has failed", e);
    }
  }

  /** Status and headers of the answer; the body is left where it is. */
  public Page head() {
    try {
      StringBuilder head = new StringBuilder();
      while (head.indexOf("\r\n\r\n") < 0) {
        int next = socket.getInputStream().read();
        if (next < 0) {
          throw new AssertionError("The answer ended early: " + head);
        }
        head.append((char) next);
      }
      return page(head.toString().split("\r\n"));
    } catch (IOException e) {
      throw new UncheckedIOException("No answer", e);
    }
  }

  /** The same of an answer with a length, whose body is read and dropped. */
  public Page answer() {
    Page head = head();
    try {
      socket.getInputStream().skipNBytes(Integer.parseInt(head.headers().get("content-length")));
      return head;
    } catch (IOException e) {
      throw new UncheckedIOException("The answer ended early", e);
    }
  }

  /** Closes the connection as a client that crashes does: with a reset, not with an end. */
  public void reset() {
    try {
      socket.setSoLinger(true, 0);
    } catch (IOException e) {
      throw new UncheckedIOException("The connection has failed", e);
    }
    close();
  }

  private Page page(String[] lines) {
    Map<String, String> headers = new TreeMap<>();
    for (int i = 1; i < lines.length; i++) {
      int colon = lines[i].indexOf(':');
      headers.putIfAbsent(
          lines[i].substring(0, colon).toLowerCase(Locale.ROOT),
          lines[i].substring(colon + 1).strip());
    }
    return new Page(site, Integer.parseInt(lines[0].split(" ")[1]), headers, "");
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException("The connection could not be closed", e);
    }
  }
}
