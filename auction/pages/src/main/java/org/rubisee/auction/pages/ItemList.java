package org.rubisee.auction.pages;

import java.time.LocalDateTime;
import java.util.function.Consumer;
import org.rubisee.model.ItemSummary;
import org.rubisee.model.SearchResult;
import org.rubisee.pages.Html;
import org.rubisee.pages.Shortened;
import org.rubisee.pages.UserText;

/**
 * A search result: a line per running auction, and the way to the pages around it.
 *
 * @param search what was searched for
 * @param result what was found
 * @param now business time
 * @param script writes what comes before the parameters of the search in a link
 */
record ItemList(Search search, SearchResult result, LocalDateTime now, Consumer<Html> script) {

  /** Writes the list. */
  void write(Html html) {
    if (result.items().isEmpty()) {
      writeEmpty(html.raw("<p>").raw(UserText.EMPTY_MARKER));
    } else {
      writeTable(html);
    }
    writePager(html);
  }

  /** Writes the rest of a sentence. */
  private void writeEmpty(Html html) {
    if (search.page() == 0) {
      html.raw(", nothing is for sale here right now.</p>");
    } else {
      html.raw(", there is no page ").number(search.page() + 1);
      html.raw(": nothing more is for sale here right now.</p>");
    }
  }

  private void writeTable(Html html) {
    Links.wordsOfRows(html).raw("<table class=list><caption>");
    writePlace(html);
    html.raw("<thead><tr><td><th scope=col>Item<th scope=col class=n>Price")
        .raw("<th scope=col class=\"n w\">Bids<th scope=col class=w>Ends<th scope=col>Time left")
        .raw("<td><tbody>\n");
    int row = 0;
    for (ItemSummary item : result.items()) {
      writeItem(html, item, ++row);
    }
    html.raw("</table>");
  }

  /** Writes which items these are, and of how many where they are the last ones. */
  private void writePlace(Html html) {
    long before = (long) search.page() * search.itemsPerPage();
    Shortened.range(html.raw("Items"), before, result.items().size(), result.hasMore());
  }

  private void writeItem(Html html, ItemSummary item, int row) {
    html.raw("<tr><td>")
        .image(CategoryImages.SERIES, CategoryImages.imageOf(item.categoryId()), 40)
        .raw("<td>");
    Links.itemOfRow(html, item.id(), item.name(), row).raw("<td class=n>").price(item.price());
    html.raw("<td class=\"n w\">").number(item.bids()).raw("<td class=w>").time(item.endDate());
    html.raw("<td>").timeLeft(now, item.endDate()).raw("<td class=act>");
    Links.bidOfRow(html, item.id(), row);
    if (item.buyNow()) {
      Links.buyNowOfRow(html.raw(" "), item.id(), row);
    }
    html.raw("\n");
  }

  /** The link back comes first: clients written for RUBiS 1.4.3 count on the order. */
  private void writePager(Html html) {
    html.raw("<p class=pager>");
    if (search.page() > 0) {
      writeLink(html, search.page() - 1).raw(" rel=prev>Previous page</a> ");
    }
    if (result.hasMore()) {
      writeLink(html, search.page() + 1).raw(" rel=next>Next page</a>");
    }
    html.raw("</p>");
  }

  private Html writeLink(Html html, int page) {
    script.accept(html.raw("<a href=\""));
    search.writeParameters(html, page);
    return html.raw("\"");
  }
}
