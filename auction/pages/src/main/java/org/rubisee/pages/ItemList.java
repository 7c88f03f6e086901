package org.rubisee.pages;

import java.time.LocalDateTime;
import java.util.function.Consumer;
import org.rubisee.model.ItemSummary;
import org.rubisee.model.SearchResult;

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
      html.raw("<p class=bad>").raw(UserText.EMPTY_MARKER);
      html.raw(", nothing more is for sale here right now.</p>");
    } else {
      writeTable(html);
    }
    writePager(html);
  }

  private void writeTable(Html html) {
    html.raw("<table class=list><thead><tr><th><th scope=col>Item<th scope=col class=n>Price")
        .raw("<th scope=col class=\"n w\">Bids<th scope=col class=w>Ends<th scope=col>Time left")
        .raw("<th><tbody>\n");
    for (ItemSummary item : result.items()) {
      writeItem(html, item);
    }
    html.raw("</table>");
  }

  private void writeItem(Html html, ItemSummary item) {
    html.raw("<tr><td>").categoryImage(item.categoryId(), 40).raw("<td>");
    Links.item(html, item.id(), item.name()).raw("<td class=n>").money(item.price());
    html.raw("<td class=\"n w\">").number(item.bids()).raw("<td class=w>").time(item.endDate());
    html.raw("<td>").timeLeft(now, item.endDate()).raw("<td class=act>");
    Links.bid(html, item.id());
    if (item.buyNow()) {
      Links.buyNow(html.raw(" "), item.id());
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
