package org.rubisee.bookstore.customers;

import java.util.SplittableRandom;
import org.rubisee.bookstore.model.BookPictures;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.CardType;
import org.rubisee.bookstore.model.DigitSyllables;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.bookstore.model.SearchType;
import org.rubisee.bookstore.model.ShippingType;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.Purpose;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.emulator.site.Query;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.Money;

/** Makes requests from what a customer knows: links are followed, forms are filled in. */
final class KnownRequests {

  private static final String BOOK = "book";
  private static final String RETURNING = "returning";
  private static final int LOWEST_PRICE_CENTS = 100;
  private static final int HIGHEST_PRICE_CENTS = 99_999;
  private static final int OTHER_ADDRESS_PERCENT = 5;

  private final Shop shop;
  private final SitePaths paths;
  private final Memory memory;
  private final Draws draws;

  KnownRequests(Shop shop, Memory memory, Draws draws) {
    this.shop = shop;
    this.paths = shop.paths();
    this.memory = memory;
    this.draws = draws;
  }

  /** The request for a page that the memory allows. */
  PageRequest of(Interaction interaction) {
    return switch (interaction) {
      case SHOPPING_CART, SEARCH_RESULTS, BUY_REQUEST, BUY_CONFIRM, ORDER_DISPLAY, ADMIN_CONFIRM ->
          paths.form(interaction.ordinal(), form(interaction));
      default -> link(interaction, query(interaction));
    };
  }

  private PageRequest link(Interaction interaction, Query query) {
    return query.toString().isEmpty()
        ? paths.plain(interaction.ordinal())
        : paths.link(interaction.ordinal(), query);
  }

  private Query query(Interaction interaction) {
    Query query = memory.visit();
    return switch (interaction) {
      case NEW_PRODUCTS, BEST_SELLERS ->
          query.with("subject", any(Subject.values(), Purposes.SUBJECT).label());
      case PRODUCT_DETAIL -> query.with(BOOK, memory.bookId());
      case ADMIN_REQUEST -> query.with(BOOK, memory.changeableBookId());
      default -> query;
    };
  }

  private Query form(Interaction interaction) {
    return switch (interaction) {
      case SHOPPING_CART -> cart();
      case SEARCH_RESULTS -> search();
      case BUY_REQUEST -> memory.isKnown() ? login() : registration();
      case BUY_CONFIRM -> order();
      case ORDER_DISPLAY -> login();
      case ADMIN_CONFIRM -> change();
      default -> throw new IllegalStateException(interaction + " is not asked for by a form");
    };
  }

  /** From the page of a book it is added, and a cart is changed on its own page. */
  private Query cart() {
    Query query = memory.visit();
    if (memory.hasForm(Interaction.PRODUCT_DETAIL)) {
      return query.with(BOOK, memory.form().value(BOOK, ""));
    }
    return memory.lines().areMissing() ? query : memory.lines().addChanged(query, draws);
  }

  private Query search() {
    SearchType type = any(SearchType.values(), Purposes.SEARCH_TYPE);
    SplittableRandom random = draws.of(Purposes.SEARCH_TEXT);
    String text =
        switch (type) {
          case AUTHOR -> word(shop.authors().draw(random));
          case TITLE -> word(shop.titles().draw(random));
          case SUBJECT -> Subject.values()[random.nextInt(Subject.values().length)].label();
        };
    return memory.visit().with("type", type.label()).with("text", text);
  }

  private static String word(int number) {
    return DigitSyllables.of(number, BookstoreRules.SEARCH_SYLLABLES);
  }

  private Query login() {
    Credentials credentials = BookstoreRules.credentials(memory.customerId());
    return memory
        .visit()
        .with(RETURNING, 1)
        .with("userName", credentials.nickname())
        .with("password", credentials.password());
  }

  private Query registration() {
    Query query = memory.visit().with(RETURNING, 0);
    PersonalData.addPerson(query, draws.of(Purposes.PERSON));
    PersonalData.addAddress(query, draws.of(Purposes.ADDRESS));
    return query;
  }

  private Query order() {
    Query query = memory.form().asQuery();
    query.with("cardType", any(CardType.values(), Purposes.CARD).name());
    PersonalData.addCard(query, draws.of(Purposes.CARD));
    query.with("shipping", any(ShippingType.values(), Purposes.SHIPPING).name());
    if (draws.of(Purposes.DESTINATION).nextInt(100) < OTHER_ADDRESS_PERCENT) {
      PersonalData.addAddress(query, draws.of(Purposes.ADDRESS));
    }
    return query;
  }

  private Query change() {
    int picture = 1 + draws.of(Purposes.PICTURE).nextInt(shop.books());
    return memory
        .form()
        .asQuery()
        .with("price", price().toString())
        .with("image", BookPictures.image(picture))
        .with("thumbnail", BookPictures.thumbnail(picture));
  }

  private Money price() {
    int range = HIGHEST_PRICE_CENTS - LOWEST_PRICE_CENTS + 1;
    return new Money(LOWEST_PRICE_CENTS + draws.of(Purposes.PRICE).nextInt(range));
  }

  private <T> T any(T[] values, Purpose purpose) {
    return values[draws.of(purpose).nextInt(values.length)];
  }
}
