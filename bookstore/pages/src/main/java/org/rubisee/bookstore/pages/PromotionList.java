package org.rubisee.bookstore.pages;

import java.util.List;
import org.rubisee.bookstore.model.Promotion;
import org.rubisee.pages.Html;

/**
 * Books that the shop recommends, with their small pictures.
 *
 * @param promotions the books
 * @param visit who looks
 */
record PromotionList(List<Promotion> promotions, Visit visit) {
  private static final int WIDTH = 62;
  private static final int HEIGHT = 78;

  /** Writes the list. */
  void write(Html html) {
    html.raw("<h2>We recommend</h2><ul class=tiles>");
    for (Promotion promotion : promotions) {
      Links.openBook(html.raw("<li>"), "ProductDetail", promotion.bookId(), visit).raw("\">");
      html.picture(promotion.thumbnail(), WIDTH, HEIGHT).text(promotion.title()).raw("</a>");
    }
    html.raw("</ul>\n");
  }
}
