package org.rubisee.pages;

/** What all pages have in common: head, navigation, footer. */
public final class Layout {
  private static final long NANOS_PER_MICRO = 1_000;

  private final String contextPath;
  private final Navigation navigation;
  private final String endOfTitle;
  private final String homeAndNavigation;

  /**
   * The layout of a site.
   *
   * @param contextPath where the site lies on its host, for example {@code /servlets-only}
   * @param siteName what the site is called; ASCII
   * @param navigation the links to its parts
   */
  public Layout(String contextPath, String siteName, Navigation navigation) {
    this.contextPath = contextPath;
    this.navigation = navigation;
    this.endOfTitle = " - " + siteName + "</title></head>\n<body>";
    this.homeAndNavigation = siteName + "</a><nav aria-label=Site>";
  }

  /** A page that is the same for everybody, without the line that says how long it took. */
  public Html staticPage(Page page) {
    Html html = new Html(contextPath);
    writeTop(page, html, navigation.linksOfEntry(page.section()), false);
    return html.raw("</main></body></html>\n");
  }

  /**
   * A page made for one request.
   *
   * @param startNanos {@link System#nanoTime} when the request came in
   * @param isNested whether its path has folders below the context path
   */
  public Html page(Page page, long startNanos, boolean isNested) {
    Html html = new Html(contextPath);
    writeTop(
        page, html, navigation.linksWithin(page.section(), page.carriedParameters()), isNested);
    html.raw("</main><footer><p id=generated>Generated in ");
    long micros = (System.nanoTime() - startNanos) / NANOS_PER_MICRO;
    html.number(micros / 1000).raw(micros % 1000 < 100 ? micros % 1000 < 10 ? ".00" : ".0" : ".");
    return html.number(micros % 1000).raw(" ms</p></footer></body></html>\n");
  }

  /**
   * Links are relative to the context path. Pages elsewhere say so in a base, and have no link
   * within the page, which the base would lead away from it.
   */
  private void writeTop(Page page, Html html, String sections, boolean isNested) {
    html.raw("<!DOCTYPE html>\n<html lang=en><head><meta charset=utf-8>")
        .raw("<meta name=viewport content=\"width=device-width, initial-scale=1\">")
        .raw("<meta name=rubis-outcome content=")
        .raw(page.outcome().label())
        .raw(">");
    if (isNested) {
      html.raw("<base href=\"").raw(contextPath).raw("/\">");
    }
    html.raw("<link rel=stylesheet href=style.css><link rel=icon href=\"images/logo.svg\"><title>")
        .text(page.title())
        .raw(endOfTitle)
        .raw(isNested ? "" : "<a class=skip href=\"#main\">Skip to content</a>")
        .raw("<header><a class=home href=index.html>")
        .image("logo.svg", 32)
        .raw(homeAndNavigation)
        .raw(sections)
        .raw("</nav></header>\n<main id=main><h1>")
        .text(page.title())
        .raw("</h1>\n");
    page.writeBody(html);
  }
}
