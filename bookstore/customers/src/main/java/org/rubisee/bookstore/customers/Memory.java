package org.rubisee.bookstore.customers;

import java.util.regex.Pattern;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.FormFields;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.http.Positions;
import org.rubisee.emulator.site.Query;
import org.rubisee.measurement.Outcome;

/** What a session knows: who it is, its cart, and what it has seen on its pages so far. */
final class Memory {

  /** The parameter with the customer, in links and forms. */
  static final String CUSTOMER = "customer";

  /** The parameter with the ticket of the cart, in links and forms. */
  static final String CART = "cart";

  private static final int UNSEEN = -1;

  private static final Pattern ID = Pattern.compile("[1-9]\\d{0,8}");

  private final Person person;
  private int customerId;
  private String cart = "";
  private int bookId = UNSEEN;
  private int changeableBookId = UNSEEN;
  private CartLines lines = CartLines.NONE;
  private Interaction formOf = Interaction.HOME;
  private FormFields form = FormFields.NONE;

  /** Knows who it is; the shop may know that, too. */
  Memory(Person person) {
    this.person = person;
    customerId = person.isKnown() ? person.customerId() : 0;
  }

  /** Takes in a page. */
  void see(Interaction interaction, PageScan page, Outcome outcome, Draws draws) {
    formOf = interaction;
    form = FormFields.of(page);
    lines = CartLines.of(page, form.value(CartLines.BOOKS, ""));
    seeBooks(page, draws);
    seeVisit(interaction, outcome);
    if (outcome == Outcome.REJECTED) {
      loseForm();
    }
  }

  /** A page without links to books leaves those in mind that were seen before. */
  private void seeBooks(PageScan page, Draws draws) {
    Positions links = page.found(Marks.BOOK);
    if (links.count() > 0) {
      bookId = page.number(links.get(draws.of(Purposes.BOOK_LINK).nextInt(links.count())));
    }
    Positions changeable = page.found(Marks.CHANGEABLE);
    changeableBookId = changeable.count() == 0 ? UNSEEN : page.number(changeable.get(0));
  }

  /** An order ends its cart. A cart that is refused is given up: its ticket may have expired. */
  private void seeVisit(Interaction interaction, Outcome outcome) {
    boolean isGone =
        interaction == Interaction.BUY_CONFIRM
            || interaction == Interaction.SHOPPING_CART && outcome == Outcome.REJECTED;
    cart = form.value(CART, isGone ? "" : cart);
    String shown = form.value(CUSTOMER, "");
    customerId = ID.matcher(shown).matches() ? Integer.parseInt(shown) : customerId;
  }

  /** There is no page to send a form from. */
  void loseForm() {
    form = FormFields.NONE;
    lines = CartLines.NONE;
  }

  /** Whether the pages seen have what a request needs. */
  boolean allows(Interaction interaction) {
    return switch (interaction) {
      case PRODUCT_DETAIL -> bookId != UNSEEN;
      case ADMIN_REQUEST -> changeableBookId != UNSEEN;
      case ADMIN_CONFIRM -> hasForm(Interaction.ADMIN_REQUEST);
      case CUSTOMER_REGISTRATION -> hasCart();
      case BUY_REQUEST -> hasCart() && hasForm(Interaction.CUSTOMER_REGISTRATION);
      case BUY_CONFIRM -> hasCart() && hasForm(Interaction.BUY_REQUEST);
      default -> true;
    };
  }

  /** Whether the last page was that of an interaction, with a form. */
  boolean hasForm(Interaction interaction) {
    return formOf == interaction && !form.isEmpty();
  }

  private boolean hasCart() {
    return !cart.isEmpty();
  }

  /** Whether the shop knows the customer. */
  boolean isKnown() {
    return customerId != 0;
  }

  /** Who it is, for the shop; for one whom it does not know, as whom it looks at orders. */
  int customerId() {
    return isKnown() ? customerId : person.customerId();
  }

  /** Begins a query with what every link and form says: who it is, and with which cart. */
  Query visit() {
    Query query = new Query();
    if (isKnown()) {
      query.with(CUSTOMER, customerId);
    }
    return hasCart() ? query.with(CART, cart) : query;
  }

  /** A book that a page linked to. */
  int bookId() {
    return bookId;
  }

  /** The book of the last page, which can be changed. */
  int changeableBookId() {
    return changeableBookId;
  }

  /** The cart of the last page. */
  CartLines lines() {
    return lines;
  }

  /** The hidden fields of the last page. */
  FormFields form() {
    return form;
  }
}
