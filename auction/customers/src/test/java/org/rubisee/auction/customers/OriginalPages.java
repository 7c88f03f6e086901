package org.rubisee.auction.customers;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.rubisee.emulator.site.Site;

/**
 * A site with pages in the shape of those of RUBiS 1.4.3: the same links, fields and quotes, in
 * words of our own. As the original, it answers with status 200 and the word ERROR to a request
 * that lacks a parameter, and to one whose number is none.
 */
final class OriginalPages {

  private static final List<String> REGIONS =
      List.of("AZ--Phoenix", "TX--San Antonio", "MA--Boston ");
  private static final List<String> NUMBERS =
      List.of("category", "region", "itemId", "userId", "to", "from", "user", "categoryId", "qty");
  private static final Map<String, List<String>> REQUIRED =
      Map.ofEntries(
          Map.entry(
              "RegisterUser",
              List.of("firstname", "lastname", "nickname", "email", "password", "region")),
          Map.entry("SearchItemsByCategory", List.of("category", "categoryName")),
          Map.entry("SearchItemsByRegion", List.of("region", "category", "categoryName")),
          Map.entry("ViewItem", List.of("itemId")),
          Map.entry("ViewUserInfo", List.of("userId")),
          Map.entry("ViewBidHistory", List.of("itemId")),
          Map.entry("BuyNowAuth", List.of("itemId")),
          Map.entry("BuyNow", List.of("itemId", "nickname", "password")),
          Map.entry("StoreBuyNow", List.of("itemId", "userId", "qty", "maxQty")),
          Map.entry("PutBidAuth", List.of("itemId")),
          Map.entry("PutBid", List.of("itemId", "nickname", "password")),
          Map.entry(
              "StoreBid", List.of("itemId", "userId", "minBid", "maxQty", "bid", "maxBid", "qty")),
          Map.entry("PutCommentAuth", List.of("itemId", "to")),
          Map.entry("PutComment", List.of("itemId", "to", "nickname", "password")),
          Map.entry("StoreComment", List.of("itemId", "to", "from", "rating", "comment")),
          Map.entry("SellItemForm", List.of("user", "category")),
          Map.entry(
              "RegisterItem",
              List.of(
                  "name",
                  "description",
                  "initialPrice",
                  "reservePrice",
                  "buyNow",
                  "duration",
                  "quantity",
                  "userId",
                  "categoryId")),
          Map.entry("AboutMe", List.of("nickname", "password")));

  private final Site kind;

  OriginalPages(Site kind) {
    this.kind = kind;
  }

  /** The page for a path with its query. */
  String of(String path) {
    String[] parts = path.split("\\?", 2);
    String script = parts[0].substring(parts[0].lastIndexOf('/') + 1);
    script = script.replaceAll("\\.php$", "").replaceAll("^edu\\.rice\\..*\\.", "");
    Map<String, String> parameters = parameters(parts.length == 1 ? "" : parts[1]);
    String problem = problem(script, parameters);
    return problem.isEmpty()
        ? page(script, body(script, parameters))
        : page("RUBiS ERROR: " + script, problem);
  }

  private static Map<String, String> parameters(String query) {
    Map<String, String> parameters = new HashMap<>();
    for (String pair : query.split("&")) {
      String[] sides = pair.split("=", 2);
      if (sides.length == 2
          && parameters.put(sides[0], URLDecoder.decode(sides[1], StandardCharsets.UTF_8))
              != null) {
        throw new IllegalArgumentException(sides[0] + " is sent twice: " + query);
      }
    }
    return parameters;
  }

  private String problem(String script, Map<String, String> parameters) {
    for (String name : REQUIRED.getOrDefault(script, List.of())) {
      if (parameters.getOrDefault(name, "").isEmpty()) {
        return "<h3>" + script + " needs " + name + "</h3>";
      }
    }
    for (String name : NUMBERS) {
      boolean isName = name.equals("region") && !script.equals("SearchItemsByRegion");
      if (!isName && !parameters.getOrDefault(name, "1").matches("-?\\d+")) {
        return "<h3>" + name + " is no number</h3>";
      }
    }
    return regionProblem(script, parameters.get("region"));
  }

  /** The PHP version does not look a region up to list categories: it puts it into the links. */
  private String regionProblem(String script, String region) {
    boolean isLookedUp =
        script.equals("RegisterUser") || kind != Site.PHP && script.equals("BrowseCategories");
    boolean isKnown =
        region == null || REGIONS.stream().map(String::strip).toList().contains(region.strip());
    return isLookedUp && !isKnown ? "<h3>There is no region " + region + "</h3>" : "";
  }

  private String page(String title, String body) {
    return "<html><head><title>"
        + title
        + "</title></head><body text=\"#000000\">\n<center><table COLS=6 WIDTH=\"100%\"><tr>"
        + "<td><center><IMG SRC=\""
        + kind.defaultPath()
        + "/RUBiS_logo.jpg\" height=91 width=150></center></td>\n<td><h2><a href=\""
        + kind.defaultPath()
        + "/index.html\">Home</a></h2></td></tr></table></center>\n"
        + body
        + "<hr>\n</body></html>";
  }

  private String body(String script, Map<String, String> parameters) {
    return switch (script) {
      case "BrowseCategories" -> categories(parameters);
      case "BrowseRegions" -> regions();
      case "SearchItemsByCategory", "SearchItemsByRegion" -> items(script, parameters);
      case "ViewItem" -> item("17");
      case "PutBid" -> item("17") + bidForm();
      case "BuyNow" ->
          seller("17")
              + "<form action=\""
              + script("StoreBuyNow")
              + "\" method=POST>\n"
              + plainField("userId", "7")
              + plainField("itemId", "17")
              + plainField("maxQty", "1")
              + plainField("qty", "1");
      case "PutComment" ->
          plainField("to", "8") + plainField("from", "7") + plainField("itemId", "17");
      case "PutBidAuth", "BuyNowAuth" -> quotedField("itemId", parameters.get("itemId"));
      case "PutCommentAuth" ->
          quotedField("to", parameters.get("to")) + quotedField("itemId", parameters.get("itemId"));
      case "SellItemForm" ->
          "<form action=\""
              + script("RegisterItem")
              + "\" method=POST>"
              + "<input type=text size=20 name=name>\n<select name=\"duration\">\n"
              + "<option selected label=\"1 day\" value=\"1\">1 day</option></select>\n"
              + quotedField("userId", parameters.get("user"))
              + quotedField("categoryId", parameters.get("category"))
              + "<input type=submit value=\"Sell it\">";
      case "ViewBidHistory", "ViewUserInfo" -> link("ViewUserInfo?userId=8", "user8");
      case "AboutMe" ->
          link("ViewItem?itemId=17", "A lamp")
              + link("ViewUserInfo?userId=8", "user8")
              + link("PutBid?itemId=17&nickname=user7&password=password7", "bid");
      default -> "<h2>Done</h2>\n";
    };
  }

  private String categories(Map<String, String> parameters) {
    StringBuilder links = new StringBuilder();
    for (int category = 1; category <= 3; category++) {
      String named = category + "&categoryName=Books+%26+Co";
      if (parameters.containsKey("region")) {
        String region = kind == Site.PHP ? parameters.get("region") : "2";
        links.append(link("SearchItemsByRegion?category=" + named + "&region=" + region, "Books"));
      } else if (parameters.containsKey("nickname")) {
        String user = parameters.get("nickname").replace("user", "");
        links.append(link("SellItemForm?category=" + category + "&user=" + user, "Books"));
      } else {
        links.append(link("SearchItemsByCategory?category=" + named, "Books"));
      }
    }
    return links.toString();
  }

  private String regions() {
    StringBuilder links = new StringBuilder();
    for (int i = 0; i < REGIONS.size(); i++) {
      String name = REGIONS.get(i);
      String value = kind == Site.PHP ? Integer.toString(i + 1) : name.replace(" ", "+");
      links.append(link("BrowseCategories?region=" + value, name));
    }
    return links.toString();
  }

  private String items(String script, Map<String, String> parameters) {
    StringBuilder rows = new StringBuilder("<TABLE border=\"1\" summary=\"Items\">\n");
    for (int item = 17; item < 20; item++) {
      rows.append("<TR><TD>").append(link("ViewItem?itemId=" + item, "A lamp"));
      rows.append("<TD>")
          .append(
              link(
                  "PutBidAuth?itemId=" + item,
                  "<IMG SRC=\"" + kind.defaultPath() + "/bid_now.jpg\" height=22 width=90>"));
    }
    String region = parameters.containsKey("region") ? "&region=" + parameters.get("region") : "";
    return rows
        + link(
            script
                + "?category="
                + parameters.get("category")
                + region
                + "&categoryName=Books&page=1&nbOfItems=20",
            "Next page");
  }

  private String item(String number) {
    return link("ViewBidHistory?itemId=" + number, "bid history")
        + seller(number)
        + link("BuyNowAuth?itemId=" + number, "buy")
        + link("PutBidAuth?itemId=" + number, "bid");
  }

  private String seller(String number) {
    return link("ViewUserInfo?userId=8", "user8")
        + link("PutCommentAuth?to=8&itemId=" + number, "comment");
  }

  private String bidForm() {
    return "<form action=\""
        + script("StoreBid")
        + "\" method=POST>\n"
        + plainField("minBid", "12.0")
        + plainField("userId", "7")
        + plainField("itemId", "17")
        + plainField("maxQty", "1")
        + "<input type=text size=10 name=bid>\n"
        + plainField("qty", "1");
  }

  private String link(String address, String text) {
    int query = address.indexOf('?');
    return String.format(
        Locale.ROOT,
        "<a href=\"%s%s\">%s</a><br>%n",
        script(address.substring(0, query)),
        address.substring(query),
        text);
  }

  private String script(String name) {
    return kind.scriptPath(kind.defaultPath(), name);
  }

  private static String plainField(String name, String value) {
    return "<input type=hidden name=" + name + " value=" + value + ">\n";
  }

  private static String quotedField(String name, String value) {
    return "<input type=hidden name=\"" + name + "\" value=\"" + value + "\"> ";
  }
}
