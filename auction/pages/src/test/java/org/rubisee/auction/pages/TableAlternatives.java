package org.rubisee.auction.pages;

import io.jstach.jstache.JStache;
import io.jstach.jstache.JStacheConfig;
import io.jstach.jstache.JStacheType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.rubisee.model.ItemSummary;

/** Other ways to write the list of a search result, for {@link SearchPageBenchmark}. */
final class TableAlternatives {
  private TableAlternatives() {}

  /**
   * One line of the list.
   *
   * @param id the item
   * @param image its picture
   * @param name its name
   * @param price its price
   * @param bids its bids
   * @param end when it ends
   */
  record Line(int id, String image, String name, String price, int bids, String end) {
    static Line of(ItemSummary item) {
      return new Line(
          item.id(),
          "/servlets-only/images/category-" + item.categoryId() + ".svg",
          item.name(),
          item.price().toString(),
          item.bids(),
          item.endDate().toString());
    }
  }

  /**
   * The list as a template.
   *
   * @param lines its lines
   */
  @JStache(
      template =
          """
          <table class=list><tbody>
          {{#lines}}
          <tr><td><IMG SRC="{{image}}" ALT="" WIDTH=40 HEIGHT=40><td>\
          <a href="ViewItem?itemId={{id}}">{{name}}</a><td class=n>{{price}}\
          <td class="n w">{{bids}}<td class=w><time>{{end}}</time>\
          <td class=act><a href="PutBidAuth?itemId={{id}}">Bid</a>
          {{/lines}}
          </table>""")
  @JStacheConfig(type = JStacheType.STACHE)
  record ListTemplate(List<Line> lines) {}

  static byte[] byTemplate(List<ItemSummary> items) {
    ListTemplate template = new ListTemplate(items.stream().map(Line::of).toList());
    return ListTemplateRenderer.of().execute(template).getBytes(StandardCharsets.UTF_8);
  }

  static byte[] byStringBuilder(List<ItemSummary> items) {
    StringBuilder text = new StringBuilder(16 * 1024);
    text.append("<table class=list><tbody>\n");
    for (ItemSummary item : items) {
      text.append("<tr><td><IMG SRC=\"/servlets-only/images/category-").append(item.categoryId());
      text.append(".svg\" ALT=\"\" WIDTH=40 HEIGHT=40><td><a href=\"ViewItem?itemId=");
      text.append(item.id()).append("\">").append(escaped(item.name())).append("</a><td class=n>");
      item.price().appendTo(text);
      text.append("<td class=\"n w\">").append(item.bids()).append("<td class=w><time>");
      text.append(item.endDate()).append("</time><td class=act><a href=\"PutBidAuth?itemId=");
      text.append(item.id()).append("\">Bid</a>\n");
    }
    return text.append("</table>").toString().getBytes(StandardCharsets.UTF_8);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("=", "&#61;");
  }
}
