package org.rubisee.emulator.run;

/** Pages that keep the contract between sites and clients, with just enough on them. */
public final class StubPages {

  private static final String TOP =
      "<!DOCTYPE html><html lang=en><head><meta name=rubis-outcome content=ok>"
          + "<link rel=stylesheet href=style.css></head><body><IMG SRC=\"/site/images/logo.svg\">";

  private StubPages() {}

  /** The page for a request to any script or static page below {@code /site}. */
  public static StubSite.Answer of(String path, String form) {
    String script =
        path.substring(path.lastIndexOf('/') + 1)
            .replaceAll("\\?.*", "")
            .replaceAll("^edu\\.rice\\..*\\.|\\.php$", "");
    return new StubSite.Answer(200, TOP + body(script, path, form) + "</body></html>");
  }

  public static StubSite.Answer marked(String outcome) {
    return new StubSite.Answer(
        200, "<html><head><meta name=rubis-outcome content=" + outcome + "></head></html>");
  }

  /** The same pages; at fixed intervals a request is rejected, refused, failed or not answered. */
  public static final class WithFailures {
    private int requests;

    public StubSite.Answer answer(String path, String form) {
      requests++;
      if (requests % 17 == 0) {
        return marked("rejected");
      }
      if (requests % 29 == 0) {
        return new StubSite.Answer(503, "");
      }
      if (requests % 31 == 0) {
        return new StubSite.Answer(500, "");
      }
      return requests % 43 == 0 ? new StubSite.Answer(-1, "") : of(path, form);
    }
  }

  private static String body(String script, String path, String form) {
    return switch (script) {
      case "BrowseCategories" ->
          (path + form).contains("nickname=") ? sellForm() : categories(path);
      case "BrowseRegions" -> "<a href=\"BrowseCategories?region=TX--Austin\">Austin</a>";
      case "SearchItemsByCategory", "SearchItemsByRegion" -> list();
      case "ViewItem" -> item();
      case "ViewBidHistory", "ViewUserInfo" -> "<a href=\"ViewUserInfo?userId=8\">eight</a>";
      case "AboutMe" ->
          "<a href=\"ViewItem?itemId=12\">x</a><a href=\"ViewUserInfo?userId=8\">eight</a>";
      case "PutBid" ->
          item()
              + "<form method=post action=StoreBid>"
              + hidden("ticket", "a1b2")
              + hidden("userId", "5")
              + hidden("itemId", "12")
              + hidden("minBid", "12.50")
              + hidden("maxQty", "3");
      case "BuyNow" -> hidden("ticket", "a1b3") + hidden("itemId", "13") + hidden("maxQty", "2");
      case "PutComment" -> hidden("ticket", "a1b4") + hidden("to", "8") + hidden("itemId", "12");
      case "RegisterItem" -> "<a href=\"ViewItem?itemId=777\">new</a>";
      case "SellItemForm" -> hidden("ticket", "a1b6") + hidden("userId", "5");
      default -> "";
    };
  }

  private static String categories(String path) {
    String script =
        path.contains("region=") ? "SearchItemsByRegion?region=4&" : "SearchItemsByCategory?";
    return "<a href=\"" + script + "category=3&categoryName=Books\">Books</a>";
  }

  private static String sellForm() {
    return hidden("ticket", "a1b5") + hidden("user", "5") + "<button name=category value=3>";
  }

  private static String list() {
    return "<a href=\"ViewItem?itemId=12\">twelve</a><a href=\"PutBidAuth?itemId=12\">Bid</a>"
        + "<a href=\"ViewItem?itemId=13\">thirteen</a><a href=\"BuyNowAuth?itemId=13\">Buy</a>"
        + "<a href=\"SearchItemsByCategory?category=3&categoryName=Books&page=1&nbOfItems=20\">";
  }

  private static String item() {
    return "<a href=\"ViewBidHistory?itemId=12\">7</a><a href=\"ViewUserInfo?userId=8\">eight</a>"
        + "<a href=\"PutCommentAuth?to=8&itemId=12\">c</a><a href=\"PutBidAuth?itemId=12\">Bid</a>";
  }

  private static String hidden(String name, String value) {
    return "<input type=hidden name=" + name + " value=" + value + ">";
  }
}
