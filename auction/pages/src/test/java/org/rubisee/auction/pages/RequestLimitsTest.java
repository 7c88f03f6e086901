package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.http.HttpAnswer;
import org.rubisee.pages.RequestParameters;

/** What requests may not do, however they are made. */
class RequestLimitsTest {
  @Test
  void answers413ToABodyBeyondTheLimit() {
    try (TestSite site = TestSite.start()) {
      String large = "itemId=5&comment=" + "a".repeat(RequestParameters.MAX_BODY_BYTES);
      expect(post(site, large), 413, "128 kB");
    }
  }

  @Test
  void readsABodyOfUnknownLengthUpToTheLimit() throws IOException {
    try (TestSite site = TestSite.start();
        Socket socket = connect(site)) {
      write(
          socket,
          "POST /test-site/StoreComment HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n"
              + "Content-Type: application/x-www-form-urlencoded\r\n\r\n"
              + Integer.toHexString(RequestParameters.MAX_BODY_BYTES + 1)
              + "\r\n"
              + "a".repeat(RequestParameters.MAX_BODY_BYTES + 1)
              + "\r\n0\r\n\r\n");
      assertThat(statusLine(socket)).isEqualTo("HTTP/1.1 413");
    }
  }

  @Test
  void answers400ToMoreParametersThanAnyPageNeeds() {
    try (TestSite site = TestSite.start()) {
      String many = parameters(RequestParameters.MAX_PARAMETERS + 1);
      expect(site.get("/ViewItem?" + many), 400, "50 parameters");
      expect(post(site, many), 400, "50 parameters");
      String fits = parameters(RequestParameters.MAX_PARAMETERS - 1) + "&itemId=5";
      assertThat(site.get("/ViewItem?" + fits).status()).isEqualTo(200);
    }
  }

  @Test
  void answers417ToAClientThatWaitsBeforeItsBody() throws IOException {
    try (TestSite site = TestSite.start();
        Socket socket = connect(site)) {
      write(
          socket,
          "POST /test-site/StoreBid HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n"
              + "Content-Length: 10\r\nConnection: close\r\n\r\n");
      assertThat(statusLine(socket)).isEqualTo("HTTP/1.1 417");
    }
  }

  @Test
  void takesTheBodyOfAPostBeforeItsQuery() {
    try (TestSite site = TestSite.start()) {
      HttpAnswer answer = site.post("/ViewItem?itemId=404", Map.of("itemId", "5"));
      assertThat(answer.status()).isEqualTo(200);
    }
  }

  @Test
  void decodesEscapesAsUtf8() {
    try (TestSite site = TestSite.start()) {
      assertThat(site.get("/ViewItem?item%49d=%35").status()).isEqualTo(200);
      site.post(
          "/StoreComment?",
          Map.of("to", "7", "itemId", "5", "rating", "5", "comment", "ä + € & 𝄞", "ticket", "x"));
    }
  }

  private static String parameters(int count) {
    return IntStream.range(0, count).mapToObj(i -> "p" + i + "=1").collect(Collectors.joining("&"));
  }

  private static HttpAnswer post(TestSite site, String form) {
    return site.send(site.request("POST", "/StoreComment").setBody(form, TestSite.FORM));
  }

  private static void expect(HttpAnswer answer, int status, String says) {
    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.text()).contains("<meta name=rubis-outcome content=bad-request>", says);
    assertThat(answer.header("Content-Security-Policy")).isPresent();
  }

  private static Socket connect(TestSite site) throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), site.port());
  }

  private static String statusLine(Socket socket) throws IOException {
    return new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
  }

  private static void write(Socket socket, String request) throws IOException {
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
  }
}
