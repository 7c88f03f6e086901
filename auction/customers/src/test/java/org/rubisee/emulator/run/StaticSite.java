package org.rubisee.emulator.run;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** A page that nginx answers every request with, on the loopback interface. */
final class StaticSite implements AutoCloseable {

  /** The size of each page: what a small page of the site has. */
  static final int PAGE_BYTES = 4096;

  private static final int ATTEMPTS = 100;
  private static final long PAUSE_MILLIS = 50;
  private static final String CONFIGURATION =
      """
      daemon off;
      master_process off;
      pid nginx.pid;
      error_log stderr error;
      events { worker_connections 20000; }
      http {
        access_log off;
        sendfile on;
        keepalive_timeout 1h;
        keepalive_requests 1000000000;
        default_type text/html;
        client_body_temp_path body;
        proxy_temp_path proxy;
        fastcgi_temp_path fastcgi;
        uwsgi_temp_path uwsgi;
        scgi_temp_path scgi;
        open_file_cache max=10;
        server {
          listen 127.0.0.1:%d backlog=16384;
          root .;
          location / { try_files /page.html =404; }
        }
      }
      """;

  private final Process nginx;
  private final String url;

  private StaticSite(Process nginx, String url) {
    this.nginx = nginx;
    this.url = url;
  }

  /** A page with so many links to items, filled up to {@link #PAGE_BYTES}. */
  static String page(int links) {
    StringBuilder page =
        new StringBuilder(
            "<!DOCTYPE html><html><head><meta name=rubis-outcome content=ok></head><body>");
    for (int link = 1; link <= links; link++) {
      page.append(
          String.format(
              Locale.ROOT,
              "<tr><td><a href=\"ViewItem?itemId=%d\">item %d</a></td></tr>%n",
              100 + link,
              link));
    }
    return page + " ".repeat(PAGE_BYTES - page.length());
  }

  /** Arguments: number of links, port. Serves the page until the program is stopped. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    StaticSite site = start(page(Integer.parseInt(arguments[0])), Integer.parseInt(arguments[1]));
    Runtime.getRuntime().addShutdownHook(new Thread(site::close));
    System.out.println(site.url() + " answers; stop with Ctrl-C");
    site.nginx.waitFor();
  }

  /**
   * Starts nginx with that page on a free port.
   *
   * @throws IOException if it is not installed or does not answer
   */
  static StaticSite start(String page) throws IOException, InterruptedException {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    return start(page, port);
  }

  private static StaticSite start(String page, int port) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("rubis-static");
    Files.writeString(folder.resolve("page.html"), page);
    Files.writeString(
        folder.resolve("nginx.conf"), String.format(Locale.ROOT, CONFIGURATION, port));
    Process nginx =
        new ProcessBuilder("nginx", "-p", folder + "/", "-c", "nginx.conf")
            .redirectErrorStream(true)
            .start();
    StaticSite site = new StaticSite(nginx, "http://127.0.0.1:" + port);
    site.awaitAnswer();
    return site;
  }

  /** Where its pages begin, without a slash at the end. */
  String url() {
    return url;
  }

  private void awaitAnswer() throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/x")).build();
    IOException last = null;
    for (int attempt = 0; attempt < ATTEMPTS && nginx.isAlive(); attempt++) {
      try {
        HttpResponse<String> answer =
            HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() == 200) {
          return;
        }
        last = new IOException("nginx answered with status " + answer.statusCode());
      } catch (IOException e) {
        last = e;
      }
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
    }
    nginx.destroy();
    try (InputStream said = nginx.getInputStream()) {
      throw new IOException(
          "nginx does not answer: " + new String(said.readAllBytes(), StandardCharsets.UTF_8),
          last);
    }
  }

  @Override
  public void close() {
    nginx.destroy();
  }
}
