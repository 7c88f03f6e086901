package org.rubisee.pages;

import java.util.Optional;
import org.rubisee.logic.Violation;

/**
 * Says why a request was not done as asked, and what to do next.
 *
 * @param outcome what became of the request
 * @param status the HTTP status
 * @param title what happened
 * @param message why, and what to do
 * @param next where to go on, if there is a better place than home
 */
record ProblemPage(
    Outcome outcome, int status, String title, String message, Optional<NextStep> next)
    implements Page {

  private ProblemPage(Outcome outcome, int status, String title, String message) {
    this(outcome, status, title, message, Optional.empty());
  }

  /** A rule of the site was broken; a page for what does not exist has status 404. */
  static ProblemPage rejected(Violation violation, Optional<NextStep> next) {
    boolean absent = violation.isAbsence();
    return new ProblemPage(
        Outcome.REJECTED,
        absent ? 404 : 200,
        absent ? "Not found" : "That was not possible",
        violation.message(),
        absent ? Optional.empty() : next);
  }

  /** A parameter is wrong. */
  static ProblemPage badParameter(BadParameterException problem) {
    return new ProblemPage(
        Outcome.BAD_REQUEST, 400, "Please check your input", problem.getMessage());
  }

  /** The body exceeds its limit. */
  static ProblemPage tooLarge() {
    return unreadable(
        413,
        "The form is too large: a request body has at most "
            + RequestParameters.MAX_BODY_BYTES / 1024
            + " kB. Please shorten your text.");
  }

  /** The request has more parameters than any page needs. */
  static ProblemPage tooManyParameters(int most) {
    return unreadable(400, "A request has at most " + most + " parameters.");
  }

  /** The body ended before its announced length. */
  static ProblemPage incomplete() {
    return unreadable(400, "Your form did not arrive completely. Please send it again.");
  }

  /** The client waits for a permission to send its body. */
  static ProblemPage expectationFailed() {
    return unreadable(417, "Please send the form without the header Expect.");
  }

  private static ProblemPage unreadable(int status, String message) {
    return new ProblemPage(Outcome.BAD_REQUEST, status, "Please check your input", message);
  }

  /** There is no such page. */
  static ProblemPage noSuchPage() {
    return new ProblemPage(
        Outcome.BAD_REQUEST,
        404,
        "Not found",
        "There is no such page. Please start from the home page.");
  }

  /** The method does not go with the page. */
  static ProblemPage methodNotAllowed(boolean isWrite) {
    String message =
        isWrite
            ? "This is done by sending its form. Please start from the page that has it, or log in again."
            : "Pages are read with GET.";
    return new ProblemPage(Outcome.BAD_REQUEST, 405, "Method not allowed", message);
  }

  /** Nothing was changed, and it may be tried again. */
  static ProblemPage refused() {
    return new ProblemPage(
        Outcome.REFUSED,
        503,
        "Very busy right now",
        "Nothing was changed. Please try again in a moment.");
  }

  /** A tier does not answer. A change may have been stored before it stopped to. */
  static ProblemPage unavailable() {
    return new ProblemPage(
        Outcome.REFUSED,
        503,
        "Not available right now",
        "A part of the site does not answer. Please try again in a moment.");
  }

  /** Something broke; the server's log says what. */
  static ProblemPage failed() {
    return new ProblemPage(
        Outcome.FAILED, 500, "Something went wrong", "The request failed. Please try again later.");
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p class=bad role=alert>").text(message).raw("</p>");
    writeLinks(html);
  }

  /** Writes where to go on. */
  void writeLinks(Html html) {
    html.raw("<p>");
    next.ifPresent(
        step -> html.raw("<a href=\"").raw(step.href()).raw("\">").raw(step.words()).raw("</a> "));
    html.raw("<a href=index.html>Home</a></p>");
  }
}
