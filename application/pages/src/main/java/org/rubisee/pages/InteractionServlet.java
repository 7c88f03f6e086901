package org.rubisee.pages;

import jakarta.servlet.Servlet;
import jakarta.servlet.ServletConfig;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.FailureLog;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PageBudget;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.ServerLimits;
import org.rubisee.logic.TierFailures;
import org.rubisee.logic.Violation;

/**
 * A servlet that answers one dynamic interaction: it turns parameters into a call of the use case
 * and the answer into a page. What goes wrong on the way becomes a page as well, here and only
 * here.
 */
public abstract class InteractionServlet implements Servlet {
  private static final FailureLog FAILURES = new FailureLog(InteractionServlet.class);

  private final Site site;
  private final PageSender sender;
  private ServletConfig config;

  /** A servlet of this site. */
  protected InteractionServlet(Site site) {
    this.site = site;
    this.sender = new PageSender(site);
  }

  /** Answers the interaction. */
  protected abstract Page answer(Parameters parameters) throws RejectedException;

  /** Whether the interaction writes to the database. */
  protected boolean isWrite() {
    return false;
  }

  /**
   * The form that sent a request, to be shown again if one of its fields is why the request is
   * rejected; none if no form sends requests to this servlet.
   *
   * @throws BadParameterException if the request lacks what the form would carry along
   */
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.empty();
  }

  /** The most parameters of a request. */
  protected int mostParameters() {
    return RequestParameters.MAX_PARAMETERS;
  }

  /** The field of its form where people write at length, if there is one. */
  protected Optional<Field> longText() {
    return Optional.empty();
  }

  /** The field that is sent as a parameter, if people fill it in. */
  protected abstract Optional<Field> field(String parameter);

  /** The fields by which a rule was broken, in the order of their form; none if by no field. */
  protected abstract List<Field> fieldsOf(Violation violation);

  /** Where to go on after a request that broke a rule, if there is a better place than home. */
  protected abstract Optional<NextStep> nextStep(Parameters parameters);

  /** The site that this servlet belongs to. */
  protected final Site site() {
    return site;
  }

  /** What a use case answers, called again if its transaction lost against another one. */
  protected final <T> T call(ConflictRetry.Call<T> useCase) throws RejectedException {
    return site.retry().call(useCase);
  }

  @Override
  public final void service(ServletRequest request, ServletResponse response) throws IOException {
    long startNanos = System.nanoTime();
    serve(startNanos, (HttpServletRequest) request, (HttpServletResponse) response);
  }

  private void serve(long startNanos, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    if (isAllowed(request.getMethod())) {
      answerWithinLimit(startNanos, request, response);
    } else {
      response.setHeader("Allow", isWrite() ? "POST" : "GET, HEAD, POST");
      sender.send(ProblemPage.methodNotAllowed(isWrite()), startNanos, request, response);
    }
  }

  private void answerWithinLimit(
      long startNanos, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Optional<WaitingRequest> waited = WaitingRequest.of(request);
    if (waited.isPresent()) {
      answerOrRefuse(waited.get(), request, response);
    } else if (site.gate().enter()) {
      answerInside(startNanos, request, response);
    } else if (site.gate().hasRoomToWait() && WaitingRequest.isAllowedFor(request)) {
      WaitingRequest.begin(site.gate(), startNanos, request);
    } else {
      sender.send(ProblemPage.refused(), startNanos, request, response);
    }
  }

  private void answerOrRefuse(
      WaitingRequest waited, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    if (waited.letIn()) {
      answerInside(waited.startNanos(), request, response);
    } else {
      sender.send(ProblemPage.refused(), waited.startNanos(), request, response);
    }
  }

  private void answerInside(
      long startNanos, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    MadePage made;
    try {
      site.burn().run();
      made = make(startNanos, request);
    } finally {
      site.gate().leave();
    }
    sender.send(made, response);
  }

  private MadePage make(long startNanos, HttpServletRequest request) {
    try {
      return sender.make(pageWithin(startNanos, request), startNanos, request);
    } catch (RuntimeException e) {
      FAILURES.unexpected("Answering " + request.getServletPath() + " failed", e);
      return sender.make(ProblemPage.failed(), startNanos, request);
    }
  }

  private Page pageWithin(long startNanos, HttpServletRequest request) {
    PageBudget.begin(startNanos);
    try {
      return pageFor(request);
    } finally {
      PageBudget.end();
    }
  }

  private Page pageFor(HttpServletRequest request) {
    try {
      return pageFor(
          new Parameters(RequestParameters.of(request, mostParameters()), site.legacyClient()));
    } catch (BadParameterException e) {
      return ProblemPage.badParameter(e);
    } catch (UnreadableRequestException e) {
      return e.page();
    }
  }

  private Page pageFor(Parameters parameters) {
    try {
      return answer(parameters);
    } catch (RejectedException e) {
      ProblemPage page = ProblemPage.rejected(e.rejection(), nextStep(parameters));
      return formAgain(parameters, page, problemOf(e.rejection()));
    } catch (BadParameterException e) {
      return formAgain(parameters, ProblemPage.badParameter(e), problemOf(e));
    } catch (ConflictException | OverloadedException e) {
      return ProblemPage.refused();
    } catch (RuntimeException e) {
      if (TierFailures.isUnavailable(e)) {
        FAILURES.state("Pages are unavailable: a tier does not answer", e);
        return ProblemPage.unavailable();
      }
      if (ServerLimits.isReached(e)) {
        return ProblemPage.refused();
      }
      throw e;
    }
  }

  private Optional<FieldProblem> problemOf(Violation violation) {
    List<Field> fields = fieldsOf(violation);
    return fields.isEmpty() ? Optional.empty() : Optional.of(FieldProblem.of(fields, violation));
  }

  private Optional<FieldProblem> problemOf(BadParameterException problem) {
    return field(problem.name()).map(field -> FieldProblem.of(field, problem));
  }

  /** Old clients would take the fields of a form that comes back for the next step. */
  private Page formAgain(Parameters parameters, ProblemPage page, Optional<FieldProblem> problem) {
    if (site.legacyClient()) {
      return page;
    }
    if (problem.isEmpty()) {
      return withLongText(parameters, page);
    }
    try {
      return form(parameters)
          .filter(fields -> fields.fields().containsAll(problem.get().fields()))
          .<Page>map(
              fields ->
                  new ReturnedFormPage(page, fields, new Entries(parameters.source(), problem)))
          .orElse(page);
    } catch (BadParameterException e) {
      return page;
    }
  }

  private Page withLongText(Parameters parameters, ProblemPage page) {
    Entries entries = new Entries(parameters.source(), Optional.empty());
    return longText()
        .flatMap(
            field ->
                entries
                    .typed(field, Form.MAX_TEXT)
                    .filter(text -> !text.isBlank())
                    .<Page>map(text -> new KeptTextPage(page, field, text)))
        .orElse(page);
  }

  private boolean isAllowed(String method) {
    return switch (method) {
      case "POST" -> true;
      case "GET" -> !isWrite() || site.legacyClient();
      case "HEAD" -> !isWrite();
      default -> false;
    };
  }

  @Override
  public final void init(ServletConfig servletConfig) {
    config = servletConfig;
  }

  @Override
  public final ServletConfig getServletConfig() {
    return config;
  }

  @Override
  public final String getServletInfo() {
    return getClass().getSimpleName();
  }

  @Override
  public final void destroy() {
    // Nothing to give back.
  }
}
