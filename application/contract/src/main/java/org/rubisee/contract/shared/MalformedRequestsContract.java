package org.rubisee.contract.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.Wire;
import org.rubisee.contract.site.OnSite;

/**
 * Malformed queries, bodies, headers and paths, drawn from a seed: none is answered by 5xx, and
 * answers have the security headers of the site.
 */
@OnSite
@Tag("web-container")
public abstract class MalformedRequestsContract {

  private static final ApplicationUnderTest APPLICATION = ApplicationUnderTest.ofThisSuite();

  private static final long SEED = 20020101;
  private static final int REQUESTS = 120;
  private static final int MOST_PIECES = 8;

  private static final List<String> VALUES =
      List.of(
          "1",
          "-1",
          "0",
          "1e9",
          "99999999999",
          "2147483648",
          "%",
          "%00",
          "%zz",
          "%C3",
          "%E2%80%AE",
          "%0D%0A",
          "&",
          "=",
          "+",
          ";",
          "'",
          "\"",
          "<",
          ">",
          "\u00ff",
          "../",
          "%2e%2e/",
          "?",
          "#",
          "null",
          "1.5",
          "user1");

  private static final List<String> PIECES =
      Stream.concat(APPLICATION.parameters().stream().map(name -> name + "="), VALUES.stream())
          .toList();

  private static final List<String> HEADERS =
      List.of(
          "Accept: \u00ff",
          "Cookie: =;=;a",
          "Range: bytes=9-1",
          "If-Modified-Since: yesterday",
          "Accept-Language: ,;q=x",
          "X-Forwarded-Host: <",
          "Accept-Encoding: gzip;q=-1",
          "Content-Language: \t",
          "Referer: %");

  @Test
  @Timeout(60)
  void answersMalformedRequestsWithoutFailing(Customer customer) {
    System.out.printf(Locale.ROOT, "%d malformed requests from seed %d%n", REQUESTS, SEED);
    Random random = new Random(SEED);
    for (int i = 0; i < REQUESTS; i++) {
      String path = path(random, customer.site().getPath());
      String header = HEADERS.get(random.nextInt(HEADERS.size()));
      String body = pieces(random);
      boolean post = random.nextInt(3) == 0;
      try (Wire wire = new Wire(customer.site())) {
        Page page = post ? posted(wire, path, header, body) : wire.get(path, header).head();
        assertThat(page.status())
            .as("%s %s with '%s' and '%s'", post ? "POST" : "GET", path, header, body)
            .isBetween(200, 499);
        if (!isRefusedByTheServer(page)) {
          assertThatPage(page).hasSecurityHeaders();
        }
      }
    }
    assertThatPage(customer.get(APPLICATION.listPage())).isOk();
  }

  /** A head that the server cannot parse: the answer has no body that headers would protect. */
  private static boolean isRefusedByTheServer(Page page) {
    return page.status() == 400 && "0".equals(page.headers().get("content-length"));
  }

  private static Page posted(Wire wire, String path, String header, String body) {
    return wire.post(path, body.getBytes(StandardCharsets.ISO_8859_1).length, header)
        .send(body)
        .head();
  }

  private static String path(Random random, String context) {
    List<String> all = APPLICATION.interactions();
    String script = all.get(random.nextInt(all.size()));
    return context
        + script
        + (random.nextInt(8) == 0 ? "/" : "?")
        + pieces(random).replace(' ', '+');
  }

  private static String pieces(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(MOST_PIECES); i >= 0; i--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return text.toString();
  }
}
