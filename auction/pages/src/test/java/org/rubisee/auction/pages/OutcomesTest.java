package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ejb.EJBException;
import jakarta.transaction.HeuristicMixedException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.http.HttpAnswer;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.TierUnavailableException;
import org.rubisee.model.Interaction;
import org.rubisee.model.NewUser;

/** What becomes of requests that cannot be answered as asked. */
class OutcomesTest {
  private TestSite site;

  @BeforeEach
  void start() {
    site = TestSite.start("lamp", Map.of("conflict-retries", "2"));
  }

  @AfterEach
  void stop() {
    site.close();
  }

  @Test
  void namesTheBadParameter() {
    for (String path :
        List.of(
            "/ViewItem?itemId=abc",
            "/ViewItem?itemId=0",
            "/ViewItem",
            "/ViewBidHistory?itemId=99999999999",
            "/PutBid?itemId=-1&nickname=a&password=b")) {
      expect(site.get(path), 400, "bad-request", "&#39;itemId&#39;");
    }
    expect(site.get("/SearchItemsByCategory?category=x"), 400, "bad-request", "&#39;category&#39;");
    expect(
        site.get("/SearchItemsByCategory?category=1&nbOfItems=101"),
        400,
        "bad-request",
        "&#39;nbOfItems&#39;");
    expect(
        site.get("/SearchItemsByCategory?category=1&page=-1"),
        400,
        "bad-request",
        "&#39;page&#39;");
  }

  @Test
  void answers404ForWhatDoesNotExist() {
    expect(site.get("/ViewItem?itemId=404"), 404, "rejected", "does not exist");
    expect(site.get("/ViewUserInfo?userId=404"), 404, "rejected", "does not exist");
    expect(site.get("/BrowseCategories?region=Nowhere"), 404, "rejected", "does not exist");
    expect(site.get("/Nothing"), 404, "bad-request", "no such page");
  }

  @Test
  void answersABrokenRuleWithAPageThatSaysWhy() {
    expect(
        site.post("/AboutMe", Map.of("nickname", "user7", "password", "wrong")),
        200,
        "rejected",
        "Nickname or password is wrong");
  }

  @Test
  void writesOnlyByPost() {
    for (Interaction interaction : Interaction.values()) {
      if (interaction.isWrite()) {
        HttpAnswer answer = site.get("/" + interaction.scriptName());
        expect(answer, 405, "bad-request", "sending its form");
        assertThat(answer.header("Allow")).contains("POST");
      }
    }
  }

  @Test
  void refusesOtherMethods() {
    var put = site.request("PUT", "/ViewItem?itemId=5");
    HttpAnswer answer = site.send(put);
    expect(answer, 405, "bad-request", "");
    assertThat(answer.header("Allow")).contains("GET, HEAD, POST");
  }

  @Test
  void answersHeadWithoutBody() {
    var head = site.request("HEAD", "/ViewItem?itemId=5");
    HttpAnswer answer = site.send(head);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.text()).isEmpty();
  }

  @Test
  void refusesAfterTheLastConflict() {
    site.useCases().failWith(() -> new ConflictException("deadlock", null));
    HttpAnswer answer = site.get("/ViewItem?itemId=5");
    expect(answer, 503, "refused", "try again");
    assertThat(answer.header("Retry-After")).contains("1");
  }

  @Test
  void refusesWhenOverloaded() {
    site.useCases().failWith(() -> new OverloadedException("no connection", null));
    expect(site.get("/BrowseCategories"), 503, "refused", "try again");
  }

  @Test
  void isUnavailableWhileATierDoesNotAnswer() {
    site.useCases().failWith(() -> new TierUnavailableException("secret address", null));
    HttpAnswer answer = site.get("/ViewItem?itemId=5");
    expect(answer, 503, "refused", "does not answer");
    assertThat(answer.header("Retry-After")).contains("1");
    assertThat(answer.text()).doesNotContain("secret", "Nothing was changed");
  }

  /** The bean's server lost the database at COMMIT: what the caller of a bean hears then. */
  @Test
  void isUnavailableWhenTheOutcomeOfACommitIsUnknown() {
    site.useCases()
        .failWith(() -> new EJBException("commit", new HeuristicMixedException("hazard")));
    HttpAnswer answer = site.get("/ViewItem?itemId=5");
    expect(answer, 503, "refused", "does not answer");
    assertThat(answer.text()).doesNotContain("Nothing was changed");
  }

  @Test
  void isUnavailableWhenACallHasNoResult() {
    TimeoutException none = new TimeoutException("No invocation response received in 20000 ms");
    site.useCases().failWith(() -> new EJBException(none));
    HttpAnswer answer = site.get("/ViewItem?itemId=5");
    expect(answer, 503, "refused", "does not answer");
    assertThat(answer.text()).doesNotContain("Nothing was changed");
  }

  @Test
  void tellsOldClientsOfARefusalWithStatus200() {
    try (TestSite old = TestSite.legacy()) {
      old.useCases().failWith(() -> new OverloadedException("no connection", null));
      HttpAnswer answer = old.get("/BrowseCategories");
      expect(answer, 200, "refused", "ERROR");
      assertThat(answer.header("Retry-After")).contains("1");
    }
  }

  @Test
  void failsWithoutShowingWhy() {
    site.useCases().failWith(() -> new PersistenceFailedException("secret table", null));
    HttpAnswer answer = site.get("/ViewItem?itemId=5");
    expect(answer, 500, "failed", "Something went wrong");
    assertThat(answer.text()).doesNotContain("secret");
  }

  @Test
  void failsWithAPageWhenWritingThePageFails() {
    try (TestSite broken = TestSite.start(null, Map.of())) {
      expect(broken.get("/ViewItem?itemId=5"), 500, "failed", "Something went wrong");
    }
  }

  @Test
  void answers400ToAFormThatCannotBeRead() {
    var form = site.request("POST", "/StoreBid").setBody("itemId=%zz&bid=1", TestSite.FORM);
    expect(site.send(form), 400, "bad-request", "itemId");
  }

  @Test
  void neverEchoesAPassword() {
    Map<String, String> user =
        Map.of(
            "firstname",
            "A",
            "lastname",
            "B",
            "nickname",
            "c",
            "email",
            "d@e.org",
            "region",
            "x",
            "password",
            "s3cretpass");
    HttpAnswer answer = site.post("/RegisterUser", user);
    expect(answer, 200, "ok", "You are registered");
    assertThat(answer.text()).doesNotContain("s3cretpass");
    assertThat(site.useCases().lastWritten().toString()).doesNotContain("s3cretpass");
  }

  @Test
  void saltsEachRegistrationAnew() {
    String first = storedPassword();

    assertThat(storedPassword()).isNotEqualTo(first);
  }

  private String storedPassword() {
    Map<String, String> user = new HashMap<>(Map.of("firstname", "A", "lastname", "B"));
    user.putAll(Map.of("nickname", "c", "email", "d@e.org", "region", "x", "password", "p"));
    expect(site.post("/RegisterUser", user), 200, "ok", "You are registered");
    return ((NewUser) site.useCases().lastWritten()).passwordHash();
  }

  @Test
  void sendsLengthCharsetAndSecurityHeaders() {
    HttpAnswer answer = site.get("/ViewItem?itemId=5");
    assertThat(answer.header("Content-Length")).contains(String.valueOf(answer.text().length()));
    assertThat(answer.header("Content-Type")).contains("text/html;charset=UTF-8");
    assertThat(answer.header("Cache-Control")).contains("no-store");
    assertThat(answer.header("X-Content-Type-Options")).contains("nosniff");
    assertThat(answer.header("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'");
  }

  @Test
  void saysHowLongAPageTookInOneFixedForm() {
    assertThat(site.get("/ViewItem?itemId=5").text())
        .containsPattern("<p id=generated>Generated in \\d+\\.\\d{3} ms</p>");
  }

  private static void expect(HttpAnswer answer, int status, String outcome, String says) {
    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.text()).contains("<meta name=rubis-outcome content=" + outcome + ">", says);
  }
}
