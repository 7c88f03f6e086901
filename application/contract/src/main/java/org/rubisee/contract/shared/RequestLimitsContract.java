package org.rubisee.contract.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.application.ReturnedForm;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.Wire;
import org.rubisee.contract.site.OnSite;

/**
 * No request stops the site, however large, slow or malformed it is. The tag is for runs on another
 * web container than WildFly's, which has limits of its own.
 */
@Tag("web-container")
@OnSite
public abstract class RequestLimitsContract {

  private static final ApplicationUnderTest APPLICATION = ApplicationUnderTest.ofThisSuite();

  private static final RowPage ROW = RowPage.of(APPLICATION);

  /** Which server the site has, if not WildFly. */
  private static final String SERVER = "rubis.contract.server";

  private static final int MORE_THAN_THREADS = 70;
  private static final int LARGE_POSTS = 25;

  /** So many of the largest pages take more memory than the server has for unread answers. */
  private static final int MORE_THAN_MEMORY = 130;

  /** The buffer of a socket has 262 kB, of which the kernel needs some for itself. */
  private static final int MORE_THAN_A_CONNECTION_HOLDS = 250_000;

  private static final int MORE_THAN_LARGE_BODIES = 600;

  /** All but the 500 that the server keeps, and the one that waits. */
  private static final int REFUSED = 99;

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final long PAUSE_NANOS = 20_000_000;

  private static final int LARGE_BODY_BYTES = 10_000;
  private static final int CHUNK_BYTES = 1024 * 1024;
  private static final int CHUNKS = 10;

  /** What the server takes of a request's line and headers. */
  private static final int HEAD_BYTES = 16 * 1024;

  @Test
  @Timeout(60)
  void survivesLargeBodies(Customer customer) {
    ExecutorService clients = Executors.newFixedThreadPool(LARGE_POSTS);
    try {
      CompletableFuture.allOf(
              IntStream.range(0, LARGE_POSTS)
                  .mapToObj(i -> CompletableFuture.runAsync(() -> postLargeForm(customer), clients))
                  .toArray(CompletableFuture[]::new))
          .join();
    } finally {
      clients.shutdownNow();
    }

    assertThatPage(customer.get(APPLICATION.listPage())).isOk();
  }

  private static void postLargeForm(Customer customer) {
    String field = APPLICATION.longText().field() + "=";
    String chunk = field + "a".repeat(CHUNK_BYTES - field.length() - 1) + "&";
    try (Wire wire = new Wire(customer.site())) {
      wire.formOf(APPLICATION.longText().script(), CHUNKS * CHUNK_BYTES);
      for (int i = 0; i < CHUNKS; i++) {
        wire.send(chunk);
      }
      assertThat(wire.head().status()).isEqualTo(413);
    }
  }

  /**
   * More of them would take all the memory in which the server keeps bodies that are incomplete.
   * Several threads read the heads, so those that are refused need not be the last.
   */
  @Test
  @Timeout(60)
  @Tag("not-httpd")
  @DisabledIfSystemProperty(
      named = SERVER,
      matches = "httpd",
      disabledReason = "httpd reads each body in a process of its own")
  void refusesLargeBodiesBeyondThoseThatItKeeps(Customer customer) {
    List<Wire> incomplete = new ArrayList<>();
    try {
      for (int i = 0; i < MORE_THAN_LARGE_BODIES / 2; i++) {
        incomplete.add(
            new Wire(customer.site()).formOfUnknownLength(APPLICATION.longText().script()));
        incomplete.add(
            new Wire(customer.site()).formOf(APPLICATION.longText().script(), LARGE_BODY_BYTES));
      }
      List<Page> answers = answersOfAtLeast(REFUSED, incomplete);

      assertThat(answers).hasSizeGreaterThanOrEqualTo(REFUSED);
      assertThat(answers).extracting(Page::status).containsOnly(503);
      assertThat(answers).allSatisfy(page -> assertThatPage(page).hasSecurityHeaders());
      assertThat(answers).allSatisfy(page -> assertThat(page.headers()).containsKey("retry-after"));
      assertThatPage(customer.get(APPLICATION.listPage())).isOk();
    } finally {
      incomplete.forEach(Wire::close);
    }
  }

  /** The answers so far, as soon as there are that many, or when patience ends. */
  private static List<Page> answersOfAtLeast(int wanted, List<Wire> wires) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    List<Wire> answered = List.of();
    while (answered.size() < wanted && System.nanoTime() - deadline < 0) {
      LockSupport.parkNanos(PAUSE_NANOS);
      answered = wires.stream().filter(Wire::hasAnswer).toList();
    }
    return answered.stream().map(Wire::head).toList();
  }

  @Test
  void answersABodyBeyondTheLimitWithAPage(Customer customer) {
    Page page =
        customer.post(
            APPLICATION.longText().script(),
            Map.of(APPLICATION.longText().field(), "a".repeat(140_000)));

    assertThatPage(page).answers(413, Outcome.BAD_REQUEST).says("128 kB");
    assertThatPage(page).hasSecurityHeaders();
  }

  @Test
  @Timeout(60)
  void answersWhileManyBodiesDoNotArrive(Customer customer) {
    List<Wire> silent = new ArrayList<>();
    try {
      for (int i = 0; i < MORE_THAN_THREADS; i++) {
        silent.add(new Wire(customer.site()).formWithoutBody(APPLICATION.longText().script()));
      }
      assertThatPage(customer.get("index.html")).isOk();
      assertThatPage(customer.get(APPLICATION.listPage())).isOk();
      assertThatPage(customer.post(ROW.script(), Map.of(ROW.parameter(), "1"))).isOk();
    } finally {
      silent.forEach(Wire::close);
    }
  }

  /** They ask for more than a connection holds, so that the server cannot send everything. */
  @Test
  @Timeout(120)
  void answersWhileManyReadNoneOfTheirFiles(Customer customer) {
    int length = customer.get("style.css").html().length();
    int requests = 1 + MORE_THAN_A_CONNECTION_HOLDS / length;

    assertAnswersWhileNobodyReads(
        customer, requests, reader -> reader.get(customer.site().getPath() + "style.css"));
  }

  /** A rejected form comes back, with each of its characters escaped. */
  @Test
  @Timeout(120)
  void answersWhileManyReadNoneOfTheirPages(Customer customer) {
    ReturnedForm form = APPLICATION.returnedForm(customer);
    int length;
    try (Wire wire = new Wire(customer.site())) {
      length = Integer.parseInt(sent(wire, form).head().headers().get("content-length"));
    }
    int requests = 1 + MORE_THAN_A_CONNECTION_HOLDS / length;

    assertAnswersWhileNobodyReads(customer, requests, reader -> sent(reader, form));
  }

  private static Wire sent(Wire wire, ReturnedForm form) {
    return wire.formOf(form.script(), form.body().length()).send(form.body());
  }

  /** Whoever reads late still has every answer, since nobody was given up for the others. */
  private static void assertAnswersWhileNobodyReads(
      Customer customer, int requests, Consumer<Wire> request) {
    List<Wire> readers = new ArrayList<>();
    try {
      for (int i = 0; i < MORE_THAN_THREADS; i++) {
        Wire reader = new Wire(customer.site());
        readers.add(reader);
        for (int k = 0; k < requests; k++) {
          request.accept(reader);
        }
      }
      assertThatPage(customer.get("index.html")).isOk();
      assertThatPage(customer.get(APPLICATION.listPage())).isOk();

      for (int k = 0; k < requests; k++) {
        assertThat(readers).extracting(reader -> reader.answer().status()).containsOnly(200);
      }
    } finally {
      readers.forEach(Wire::close);
    }
  }

  @Test
  @Timeout(120)
  void answersWhileManyReadTheLargestPageSlowlyOrLeave(Customer customer, Database database) {
    String largest = APPLICATION.largestPage(database);
    List<Wire> slow = new ArrayList<>();
    try {
      for (int i = 0; i < MORE_THAN_MEMORY; i++) {
        Wire reader = new Wire(customer.site());
        slow.add(reader);
        Page head = reader.get(customer.site().getPath() + largest).head();
        assertThat(head.status()).isEqualTo(200);
      }
      assertThatPage(customer.get(APPLICATION.listPage())).isOk();
      assertThatPage(customer.get(largest)).isOk();
    } finally {
      slow.forEach(Wire::reset);
    }
    assertThatPage(customer.get(largest)).isOk();
  }

  @Test
  void answersMoreParametersThanAnyPageNeedsWithAPage(Customer customer) {
    Page page = customer.get(ROW.first() + "&p=1".repeat(50));

    assertThatPage(page).answers(400, Outcome.BAD_REQUEST).says("50 parameters");
  }

  /** The server answers before it knows a host or a path, so no page and no filter is involved. */
  @Test
  @Tag("not-httpd")
  @DisabledIfSystemProperty(
      named = SERVER,
      matches = "httpd",
      disabledReason = "httpd answers it with a page of the site")
  void answersAHeadBeyondTheLimitWithoutABody(Customer customer) {
    String path = customer.site().getPath() + ROW.first();
    try (Wire wire = new Wire(customer.site())) {
      Page page = wire.get(path, "X-Padding: " + "a".repeat(HEAD_BYTES)).head();

      assertThat(page.status()).isEqualTo(400);
      assertThat(page.headers())
          .containsEntry("content-length", "0")
          .containsEntry("connection", "close");
    }
    assertThatPage(customer.get(ROW.first())).isOk();
  }

  @ParameterizedTest
  @ValueSource(strings = {"%", "%zz", "1%2"})
  void answersAMalformedEscapeWithAPage(String number, Customer customer) {
    try (Wire wire = new Wire(customer.site())) {
      Page page = wire.get(customer.site().getPath() + APPLICATION.rowPage() + number).head();

      assertThat(page.status()).isEqualTo(400);
      assertThat(page.headers()).containsEntry("content-type", "text/html;charset=UTF-8");
      assertThatPage(page).hasSecurityHeaders();
    }
  }

  @Test
  void takesTheBodyOfAPostBeforeItsQuery(Customer customer) {
    Page page = customer.post(APPLICATION.rowPage() + "99999999", Map.of(ROW.parameter(), "1"));

    assertThatPage(page).isOk();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/nothing-here", "/wildfly-services"})
  void sendsSecurityHeadersOutsideItsPages(String path, Customer customer) {
    Page page = customer.get(URI.create(customer.site().resolve(path).toString()));

    assertThat(page.status()).isEqualTo(404);
    assertThatPage(page).hasSecurityHeaders();
  }

  @ParameterizedTest
  @ValueSource(strings = {"TRACE", "OPTIONS", "PUT", "DELETE"})
  void answersOtherMethodsWithAPage(String method, Customer customer) {
    Page page = customer.send(method, ROW.first());

    assertThatPage(page).answers(405, Outcome.BAD_REQUEST);
    assertThatPage(page).hasSecurityHeaders();
  }

  @Test
  void redirectsToItsFolderWithoutTheHostThatTheClientNames(Customer customer) {
    String folder = customer.site().getPath();
    String withoutSlash = folder.substring(0, folder.length() - 1);
    try (Wire wire = new Wire(customer.site())) {
      Page page =
          wire.send("GET " + withoutSlash + " HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n").head();

      assertThat(page.headers()).containsEntry("location", folder);
    }
  }

  @Test
  void takesNoCallsOfBeansAtThePortOfThePages(Customer customer) {
    try (Wire wire = new Wire(customer.site())) {
      assertThat(wire.upgradeToRemoting().status()).isNotEqualTo(101);
    }
  }
}
