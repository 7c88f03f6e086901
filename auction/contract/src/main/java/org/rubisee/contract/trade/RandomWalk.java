package org.rubisee.contract.trade;

import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;
import org.jsoup.select.Elements;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;

/**
 * A customer who clicks on anything and fills in any form, now and then wrongly. Chooses only by
 * the seed and by what the pages show, so that on the same data it takes the same way through every
 * implementation. The pages of categories and regions, which no one changes, are remembered: the
 * customer goes on from there without asking for them again.
 */
public final class RandomWalk {

  private static final List<String> STARTS =
      List.of("index.html", "browse.html", "sell.html", "about_me.html", "register.html");
  private static final List<String> CATALOGUE = List.of("/BrowseCategories", "/BrowseRegions");
  private static final int RATING_WITHOUT_MEANING = 4;
  private static final int FORM_WEIGHT = 6;

  /** Few links lead to a purchase; so that purchases happen, each counts as so many. */
  private static final int PURCHASE_WEIGHT = 8;

  private final Customer customer;
  private final Random random;
  private final int users;
  private final List<String> regions;
  private final Map<URI, Page> catalogue = new HashMap<>();
  private Page page;
  private String lastRequest;
  private int registrations;

  /**
   * A walk.
   *
   * @param seed of all choices
   * @param users how many users of the data may log in
   * @param regions names of regions to live in
   */
  public RandomWalk(Customer customer, long seed, int users, List<String> regions) {
    this.customer = customer;
    this.random = new Random(seed);
    this.users = users;
    this.regions = regions;
  }

  /** Asks for the next page. */
  public Page next() {
    page = page == null || random.nextInt(25) == 0 ? start() : onwards();
    return page;
  }

  /** The last request, in readable form. */
  public String lastRequest() {
    return lastRequest;
  }

  private Page start() {
    return follow(customer.site().resolve(STARTS.get(random.nextInt(STARTS.size()))));
  }

  private Page onwards() {
    List<URI> links = weighed(page.links("main a[href]"));
    List<Form> forms = new ArrayList<>();
    for (FormElement form : page.document().forms()) {
      forms.add(pressed(form));
    }
    int choices = links.size() + FORM_WEIGHT * forms.size();
    if (choices == 0) {
      return start();
    }
    int choice = random.nextInt(choices);
    return choice < links.size()
        ? follow(links.get(choice))
        : submit(filled(forms.get((choice - links.size()) / FORM_WEIGHT)));
  }

  private static List<URI> weighed(List<URI> links) {
    List<URI> weighed = new ArrayList<>();
    for (URI link : links) {
      boolean isPurchase = link.getPath().endsWith("/BuyNowAuth");
      weighed.addAll(Collections.nCopies(isPurchase ? PURCHASE_WEIGHT : 1, link));
    }
    return weighed;
  }

  /** The form with one of its buttons pressed, if they say different things. */
  private Form pressed(FormElement form) {
    Elements buttons = form.select("button[name]");
    if (buttons.isEmpty()) {
      return Form.of(form);
    }
    Element button = buttons.get(random.nextInt(buttons.size()));
    return Form.of(form).with(button.attr("name"), button.attr("value"));
  }

  private Page follow(URI link) {
    if (catalogue.containsKey(link)) {
      page = catalogue.get(link);
      return onwards();
    }
    Page answer = ask(link);
    if (CATALOGUE.stream().anyMatch(link.getPath()::endsWith)) {
      catalogue.put(link, answer);
    }
    return answer;
  }

  private Page ask(URI link) {
    lastRequest = "GET " + link.getPath() + (link.getQuery() == null ? "" : "?" + link.getQuery());
    return customer.get(link);
  }

  private Page submit(Form form) {
    lastRequest = form.method() + " " + form.action().getPath() + " " + form.fields();
    return customer.submit(form);
  }

  private Form filled(Form form) {
    Form filled = form;
    for (String field : form.fields().keySet()) {
      filled = filled(filled, field);
    }
    return filled;
  }

  private Form filled(Form form, String field) {
    return switch (field) {
      case "nickname" -> form.fields().containsKey("email") ? newcomer(form) : login(form);
      case "bid" -> bid(form);
      case "qty" -> form.with(field, quantity(form));
      case "rating" ->
          form.with(
              field,
              seldom() ? RATING_WITHOUT_MEANING : List.of(-5, -3, 0, 3, 5).get(random.nextInt(5)));
      case "comment", "description" -> form.with(field, text());
      case "name" -> form.with(field, "Item <" + random.nextInt(1000) + ">");
      case "initialPrice" -> form.with(field, random.nextInt(500) + ".5");
      case "reservePrice" -> form.with(field, random.nextInt(3) * 100);
      case "buyNow" -> form.with(field, random.nextInt(3) * 300);
      case "duration" -> form.with(field, seldom() ? 0 : 1 + random.nextInt(7));
      case "quantity" -> form.with(field, 1 + random.nextInt(10));
      default -> form;
    };
  }

  private Form login(Form form) {
    int user = 1 + random.nextInt(users);
    Form login = form.loggedInAs(user);
    return seldom() ? login.with("password", "forgotten") : login;
  }

  private Form newcomer(Form form) {
    registrations++;
    return form.with("nickname", seldom() ? "user1" : "walker" + registrations)
        .with("firstname", "Walker")
        .with("lastname", "No " + registrations)
        .with("email", "walker@example.org")
        .with("password", "secret")
        .with("region", seldom() ? "Atlantis" : regions.get(random.nextInt(regions.size())));
  }

  private Form bid(Form form) {
    long minimum = new java.math.BigDecimal(form.value("minBid")).longValue();
    long bid = Math.max(0, minimum + random.nextInt(12) - 1);
    return form.with("bid", bid).with("maxBid", bid + random.nextInt(20) - 1);
  }

  private int quantity(Form form) {
    return 1 + random.nextInt(Integer.parseInt(form.value("maxQty")) + (seldom() ? 2 : 0));
  }

  private String text() {
    return seldom()
        ? "<i>" + random.nextInt(100) + "</i> & \u20ac"
        : "Words " + random.nextInt(100);
  }

  private boolean seldom() {
    return random.nextInt(20) == 0;
  }
}
