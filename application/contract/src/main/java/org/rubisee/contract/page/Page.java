package org.rubisee.contract.page;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;

/**
 * An answer of the site.
 *
 * @param uri the requested URI
 * @param status HTTP status
 * @param headers the headers, by lower-case name, the first value of each
 * @param html the body as it was sent
 */
public record Page(URI uri, int status, Map<String, String> headers, String html) {

  public Page {
    headers = new TreeMap<>(headers);
  }

  /** The page as a browser reads it. */
  public Document document() {
    return Jsoup.parse(html, uri.toString());
  }

  /** What a person reads. */
  public String text() {
    return document().body().text();
  }

  /** What the page says of itself. */
  public Outcome outcome() {
    Element meta = document().selectFirst("head > meta[name=rubis-outcome]");
    if (meta == null) {
      throw new AssertionError(
          "The page of " + uri + " (status " + status + ") has no <meta name=rubis-outcome>");
    }
    return Outcome.of(meta.attr("content"));
  }

  /** Where its links to other pages lead, in the order of the page. */
  public List<URI> links() {
    return links("a[href]:not([href^=#])");
  }

  /** Where the links that match a CSS selector lead, in the order of the page. */
  public List<URI> links(String selector) {
    List<URI> links = new ArrayList<>();
    for (Element anchor : document().select(selector)) {
      links.add(URI.create(anchor.absUrl("href")));
    }
    return links;
  }

  /** The links to a script, for example {@code ViewItem}. */
  public List<URI> linksTo(String scriptName) {
    return links().stream().filter(link -> link.getPath().endsWith("/" + scriptName)).toList();
  }

  /** The images of the page, as old clients fetch them. */
  public List<URI> images() {
    List<URI> images = new ArrayList<>();
    for (Element image : document().select("img[src]")) {
      images.add(URI.create(image.absUrl("src")));
    }
    return images;
  }

  /** The form that contains what a selector finds, if there is one. */
  public Optional<Form> formWith(String selector) {
    return document().forms().stream()
        .filter(form -> form.selectFirst(selector) != null)
        .findFirst()
        .map(Form::of);
  }

  /** The form that leads to a script, as it is filled when the page is opened. */
  public Form form(String scriptName) {
    for (FormElement form : document().forms()) {
      if (URI.create(form.absUrl("action")).getPath().endsWith("/" + scriptName)) {
        return Form.of(form);
      }
    }
    throw new AssertionError(
        "The page of " + uri + " has no form for " + scriptName + ": " + text());
  }
}
