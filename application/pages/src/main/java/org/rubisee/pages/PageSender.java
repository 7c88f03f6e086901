package org.rubisee.pages;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * Makes pages, and sends them with the headers that all of them have. A reader can delay only the
 * second.
 */
final class PageSender {
  private static final int UNAVAILABLE = 503;
  private static final String RETRY_AFTER_SECONDS = "1";

  private final Site site;

  /** A sender for a site. */
  PageSender(Site site) {
    this.site = site;
  }

  /**
   * Makes a page and sends it.
   *
   * @param startNanos {@link System#nanoTime} when the request came in
   */
  void send(Page page, long startNanos, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    send(make(page, startNanos, request), response);
  }

  /**
   * Makes a page for a request.
   *
   * @param startNanos {@link System#nanoTime} when the request came in
   */
  MadePage make(Page page, long startNanos, HttpServletRequest request) {
    Page shown = site.legacyClient() ? marked(page) : page;
    return new MadePage(page.status(), site.layout().page(shown, startNanos, isNested(request)));
  }

  /** Sends a page. */
  void send(MadePage page, HttpServletResponse response) throws IOException {
    addSecurityHeaders(response);
    response.setHeader("Cache-Control", "no-store");
    response.setStatus(site.legacyClient() ? HttpServletResponse.SC_OK : page.status());
    if (page.status() == UNAVAILABLE) {
      response.setHeader("Retry-After", RETRY_AFTER_SECONDS);
    }
    response.setContentType("text/html;charset=UTF-8");
    response.setContentLength(page.html().length());
    page.html().writeTo(response.getOutputStream());
  }

  /** Whether links relative to the page's folder would miss the context path. */
  private static boolean isNested(HttpServletRequest request) {
    String uri = request.getRequestURI();
    int root = request.getContextPath().length();
    return !uri.startsWith(request.getContextPath()) || uri.indexOf('/', root + 1) >= 0;
  }

  private static Page marked(Page page) {
    return page.outcome().isFailure() ? new MarkedPage(page) : page;
  }

  /** Nothing from elsewhere, no scripts, no frames. */
  static void addSecurityHeaders(HttpServletResponse response) {
    response.setHeader(
        "Content-Security-Policy",
        "default-src 'none'; img-src 'self'; style-src 'self'; form-action 'self';"
            + " base-uri 'self'; frame-ancestors 'none'");
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "same-origin");
  }
}
