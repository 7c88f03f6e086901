package org.rubisee.bench.ledger.wire;

import org.rubisee.settings.Text;

/**
 * The panel in the footer of a watched page: closed, it says in a line what the page took; opened,
 * it shows calls, statements and milliseconds in a table. It needs no script and no style but the
 * site's own.
 *
 * @param counts calls, statements and rows
 * @param time milliseconds by tier
 */
record CountsPanel(PageCounts counts, PageTime time) {

  String html() {
    StringBuilder html = new StringBuilder("<details id=counts><summary>");
    html.append(counts.inWords()).append(", in ").append(millis(time.millis()));
    html.append("</summary><table class=facts><caption>What this page took</caption>");
    row(html, "Remote calls", counts.remoteCalls());
    row(html, "Calls between beans", counts.beanCalls());
    row(html, "SQL statements", counts.statements());
    row(html, "Rows", counts.rows());
    row(html, "Statements for transactions", counts.transactionStatements());
    time.millisByTier().forEach((tier, millis) -> row(html, tier, millis(millis)));
    return html.append("</table></details>").toString();
  }

  private static void row(StringBuilder html, String name, Object value) {
    html.append("<tr><th scope=row>").append(name).append("<td>").append(value);
  }

  private static String millis(double millis) {
    return Text.of("%.1f ms", millis);
  }
}
