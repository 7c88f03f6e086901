package org.rubisee.pages;

/** What a customer gets to see: a title and a body inside the {@link Layout} of the site. */
public interface Page {

  /** Title and first heading; may hold text from users. */
  String title();

  /** Writes what is particular to this page. */
  void writeBody(Html html);

  /** What became of the request. */
  default Outcome outcome() {
    return Outcome.OK;
  }

  /** The part of the site that the page belongs to. */
  default Section section() {
    return Section.NONE;
  }

  /**
   * Parameters that the links of the navigation carry along, as the query of a URL, {@code &}
   * between them; empty for none.
   */
  default String carriedParameters() {
    return "";
  }

  /** The HTTP status. */
  default int status() {
    return 200;
  }
}
