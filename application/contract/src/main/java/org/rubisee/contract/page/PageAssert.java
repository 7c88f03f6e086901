package org.rubisee.contract.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.api.AbstractAssert;
import org.jsoup.nodes.Element;
import org.rubisee.logic.Violation;

/** What the suite says of pages. */
public final class PageAssert extends AbstractAssert<PageAssert, Page> {

  private PageAssert(Page page) {
    super(page, PageAssert.class);
  }

  /** Begins a sentence about a page. */
  public static PageAssert assertThatPage(Page page) {
    return new PageAssert(page);
  }

  /** Status 200, done as asked. */
  public PageAssert isOk() {
    return answers(200, Outcome.OK);
  }

  /** A page that says which rule was broken: 404 when something does not exist, else 200. */
  public PageAssert isRejected(Violation violation) {
    return answers(violation.isAbsence() ? 404 : 200, Outcome.REJECTED).says(violation.message());
  }

  /** A 400 page that names the parameter, or returns its form with the field marked. */
  public PageAssert isBadRequestNaming(String parameter) {
    answers(400, Outcome.BAD_REQUEST);
    return actual.document().select("form").isEmpty()
        ? says("'" + parameter + "'")
        : marks(parameter);
  }

  /** The form is there again: this field is marked, and a message belongs to it. */
  public PageAssert marks(String field) {
    Element input = actual.document().selectFirst("form [name=" + field + "][aria-invalid=true]");
    if (input == null) {
      failWithMessage("Expected the page of %s to mark %s: %s", actual.uri(), field, actual.html());
      return this;
    }
    Element message = actual.document().getElementById(input.attr("aria-describedby"));
    if (message == null || !message.text().endsWith(".")) {
      failWithMessage("Expected a message for %s: %s", field, actual.html());
    }
    return this;
  }

  /** A page with this status and outcome. */
  public PageAssert answers(int status, Outcome outcome) {
    if (actual.status() != status || actual.outcome() != outcome) {
      failWithMessage(
          "Expected status %s and outcome %s of %s, but it answered status %s, outcome %s: %s",
          status, outcome, actual.uri(), actual.status(), actual.outcome(), actual.text());
    }
    return this;
  }

  /** The answer has the security headers of the site. */
  public PageAssert hasSecurityHeaders() {
    assertThat(actual.headers())
        .containsKey("content-security-policy")
        .containsEntry("x-content-type-options", "nosniff")
        .containsEntry("referrer-policy", "same-origin");
    return this;
  }

  /** A person reads this on the page. */
  public PageAssert says(String text) {
    if (!actual.text().contains(text)) {
      failWithMessage("Expected the page of %s to say '%s': %s", actual.uri(), text, actual.text());
    }
    return this;
  }

  /** A person does not read this on the page. */
  public PageAssert doesNotSay(String text) {
    if (actual.text().contains(text)) {
      failWithMessage(
          "Expected the page of %s not to say '%s': %s", actual.uri(), text, actual.text());
    }
    return this;
  }

  /** There is a link to this script with this query. */
  public PageAssert linksTo(String scriptName, String query) {
    if (actual.linksTo(scriptName).stream().noneMatch(link -> query.equals(link.getQuery()))) {
      failWithMessage(
          "Expected the page of %s to link to %s?%s, but its links are %s",
          actual.uri(), scriptName, query, actual.links());
    }
    return this;
  }
}
