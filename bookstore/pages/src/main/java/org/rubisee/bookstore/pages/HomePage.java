package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.Subject;
import org.rubisee.bookstore.model.Welcome;
import org.rubisee.pages.Html;
import org.rubisee.pages.Section;

/**
 * The way into the shop: a greeting, promotions, and the subjects.
 *
 * @param welcome who looks, and promotions
 * @param visit who looks
 */
record HomePage(Welcome welcome, Visit visit) implements BookstorePage {

  @Override
  public String title() {
    return "Home";
  }

  @Override
  public Section section() {
    return Sections.HOME;
  }

  @Override
  public void writeBody(Html html) {
    if (welcome.customer().isKnown()) {
      html.raw("<p>Welcome back, ").text(welcome.customer().firstName()).raw(" ");
      html.text(welcome.customer().lastName()).raw("!</p>");
    } else {
      html.raw("<p>Welcome to the bookstore! Its books and customers are invented.</p>");
    }
    new PromotionList(welcome.promotions(), visit).write(html);
    Links.cart(html, visit);
    writeSubjects(html);
  }

  private void writeSubjects(Html html) {
    html.raw("<h2>Subjects</h2><table class=list><caption>Lists of books</caption>")
        .raw("<thead><tr><th scope=col>Subject<th scope=col>New<th scope=col>Sells best")
        .raw("<tbody>\n");
    for (Subject subject : Subject.values()) {
      html.raw("<tr><th scope=row>").text(subject.label()).raw("<td>");
      Links.subject(html, "NewProducts", subject, visit, "New books", "New books").raw("<td>");
      Links.subject(html, "BestSellers", subject, visit, "Best sellers", "Best sellers");
      html.raw("\n");
    }
    html.raw("</table>");
  }
}
