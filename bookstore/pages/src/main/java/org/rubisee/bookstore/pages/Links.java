package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.Subject;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;

/** Writes links and buttons that go on with a visit. */
final class Links {
  private Links() {}

  /** To the page of a book, by its title. */
  static Html book(Html html, int bookId, String title, Visit visit) {
    return openBook(html, "ProductDetail", bookId, visit).raw("\">").text(title).raw("</a>");
  }

  /** To the form that changes a book. */
  static Html change(Html html, int bookId, Visit visit) {
    return openBook(html, "AdminRequest", bookId, visit).raw("\">Change this book</a>");
  }

  /** Begins a link that is about a book, up to the quote behind its address. */
  static Html openBook(Html html, String script, int bookId, Visit visit) {
    html.raw("<a href=\"").raw(script).raw("?book=").number(bookId);
    return html.raw(visit.afterOthers());
  }

  /**
   * To a list of books of a subject.
   *
   * @param name what people who do not see the page hear
   */
  static Html subject(
      Html html, String script, Subject subject, Visit visit, String name, String words) {
    html.raw("<a href=\"").raw(script).raw("?subject=").urlValue(subject.label());
    html.raw(visit.afterOthers()).raw("\" aria-label=\"").raw(name).raw(": ");
    return html.text(subject.label()).raw("\">").raw(words).raw("</a>");
  }

  /** To a script that needs to know nothing but the visit. */
  static Html to(Html html, String script, Visit visit, String words) {
    html.raw("<a href=\"").raw(script).raw(visit.query().isEmpty() ? "" : "?").raw(visit.query());
    return html.raw("\">").raw(words).raw("</a>");
  }

  /** A button that shows the cart. */
  static void cart(Html html, Visit visit) {
    visit.hide(new Form(html).begin("ShoppingCart")).end("Shopping cart");
  }

  /** A button that puts a book into the cart. */
  static void add(Html html, int bookId, Visit visit) {
    visit.hide(new Form(html).begin("ShoppingCart").hidden("book", bookId)).end("Add to the cart");
  }
}
