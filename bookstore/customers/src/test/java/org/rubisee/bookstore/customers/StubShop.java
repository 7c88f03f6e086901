package org.rubisee.bookstore.customers;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rubisee.emulator.run.StubSite;

/**
 * Pages that keep the contract between the bookstore and its customers, with just enough on them.
 */
final class StubShop {

  private static final String TOP =
      "<!DOCTYPE html><html lang=en><head><meta name=rubis-outcome content=ok></head><body>";

  /** What is asked for by POST; all else by GET. */
  private static final Set<String> FORMS =
      Set.of(
          "ShoppingCart",
          "SearchResults",
          "BuyRequest",
          "BuyConfirm",
          "OrderDisplay",
          "AdminConfirm");

  private static final String OTHER_BOOKS = book(11) + book(12) + book(13);

  private int lastCart;
  private int lastCustomer = 1_000_000;

  /** The page for a request to any script or static page below {@code /site}. */
  StubSite.Answer answer(String path, String form) {
    String script = path.substring(path.lastIndexOf('/') + 1).replaceAll("\\?.*", "");
    Map<String, String> fields = fields(path.replaceAll("^[^?]*\\??", "") + "&" + form);
    if (form.isEmpty() == FORMS.contains(script)) {
      return new StubSite.Answer(405, "");
    }
    return new StubSite.Answer(200, TOP + body(script, fields) + "</body></html>");
  }

  /** The parameters of a query, as they are encoded. */
  static Map<String, String> fields(String query) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (String field : query.split("&")) {
      int sign = field.indexOf('=');
      if (sign > 0) {
        fields.put(field.substring(0, sign), field.substring(sign + 1));
      }
    }
    return fields;
  }

  private String body(String script, Map<String, String> fields) {
    return switch (script) {
      case "Home", "NewProducts", "BestSellers", "SearchRequest", "SearchResults" ->
          OTHER_BOOKS + visit(fields);
      case "ProductDetail" ->
          hidden("book", fields.get("book"))
              + visit(fields)
              + "<a href=\"AdminRequest?book="
              + fields.get("book")
              + "\">Change</a>";
      case "ShoppingCart" -> cart(fields) + OTHER_BOOKS;
      case "CustomerRegistration" ->
          visit(fields) + hidden("returning", "1") + visit(fields) + hidden("returning", "0");
      case "BuyRequest" ->
          visit(registered(fields)) + hidden("ticket", "0a" + fields.get("cart")) + book(14);
      case "BuyConfirm" -> book(15);
      case "AdminRequest" ->
          visit(fields) + hidden("book", fields.get("book")) + hidden("ticket", "0b");
      default -> "";
    };
  }

  private String cart(Map<String, String> fields) {
    if (!fields.containsKey("cart")) {
      lastCart++;
      fields.put("cart", Integer.toHexString(lastCart));
    }
    int[] quantities = {2, 10, 3};
    String lines =
        IntStream.range(0, quantities.length)
            .mapToObj(
                line ->
                    "<input name=quantity"
                        + (21 + line)
                        + " type=number min=0 max=10 value="
                        + quantities[line]
                        + " required>"
                        + book(21 + line))
            .collect(Collectors.joining());
    return visit(fields) + hidden("books", "21-22-23") + lines;
  }

  private Map<String, String> registered(Map<String, String> fields) {
    if (fields.get("returning").equals("0")) {
      lastCustomer++;
      fields.put("customer", Integer.toString(lastCustomer));
    }
    return fields;
  }

  private static String visit(Map<String, String> fields) {
    String customer =
        fields.containsKey("customer") ? hidden("customer", fields.get("customer")) : "";
    return fields.containsKey("cart") ? customer + hidden("cart", fields.get("cart")) : customer;
  }

  private static String book(int number) {
    return "<a href=\"ProductDetail?book=" + number + "&customer=5\">A book</a>";
  }

  private static String hidden(String name, String value) {
    return "<input type=hidden name=" + name + " value=" + value + ">";
  }
}
