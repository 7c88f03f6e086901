package org.rubisee.pages;

/** What all pages have in common: head, navigation, footer. */
final class Layout {
  private static final long NANOS_PER_MICRO = 1_000;

  private final String contextPath;

  /**
   * The layout of a site.
   *
   * @param contextPath where the site lies on its host, for example {@code /servlets-only}
   */
  Layout(String contextPath) {
    this.contextPath = contextPath;
  }

  /** A page that is the same for everybody, without the line that says how long it took. */
  Html staticPage(Page page) {
    Html html = new Html(contextPath);
    writeTop(page, html);
    return html.raw("</main></body></html>\n");
  }

  /**
   * A page made for one request.
   *
   * @param startNanos {@link System#nanoTime} when the request came in
   */
  Html page(Page page, long startNanos) {
    Html html = new Html(contextPath);
    writeTop(page, html);
    html.raw("</main><footer><p id=generated>Generated in ");
    long micros = (System.nanoTime() - startNanos) / NANOS_PER_MICRO;
    html.number(micros / 1000).raw(micros % 1000 < 100 ? micros % 1000 < 10 ? ".00" : ".0" : ".");
    return html.number(micros % 1000).raw(" ms</p></footer></body></html>\n");
  }

  private void writeTop(Page page, Html html) {
    html.raw("<!DOCTYPE html>\n<html lang=en><head><meta charset=utf-8>")
        .raw("<meta name=viewport content=\"width=device-width, initial-scale=1\">")
        .raw("<meta name=rubis-outcome content=")
        .raw(page.outcome().label())
        .raw("><base href=\"")
        .raw(contextPath)
        .raw("/\"><link rel=stylesheet href=style.css><link rel=icon href=\"images/logo.svg\">")
        .raw("<title>")
        .text(page.title())
        .raw(" - RUBiS EE</title></head>\n<body><header><a class=home href=index.html>")
        .image("logo.svg", 32)
        .raw("RUBiS EE</a><nav aria-label=Site><a href=browse.html>Browse</a>")
        .raw("<a href=sell.html>Sell</a><a href=about_me.html>About me</a>")
        .raw("<a href=register.html>Register</a></nav></header>\n<main><h1>")
        .text(page.title())
        .raw("</h1>\n");
    page.writeBody(html);
  }
}
