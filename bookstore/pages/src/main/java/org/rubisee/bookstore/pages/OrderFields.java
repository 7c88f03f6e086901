package org.rubisee.bookstore.pages;

import java.util.EnumSet;
import java.util.List;
import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.CardType;
import org.rubisee.bookstore.model.CustomerLimits;
import org.rubisee.bookstore.model.Destination;
import org.rubisee.bookstore.model.ShippingType;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Parameters;

/**
 * How a customer pays, and where the books go.
 *
 * @param visit with the cart that is ordered
 * @param ticket allows the order
 */
record OrderFields(Visit visit, String ticket) implements FormFields {
  /** The fields of a form that comes back. */
  static OrderFields of(Parameters parameters) {
    return new OrderFields(Visit.of(parameters), parameters.ticket());
  }

  @Override
  public List<Field> fields() {
    return List.copyOf(EnumSet.range(BookstoreField.CARD_TYPE, BookstoreField.COUNTRY));
  }

  @Override
  public String carriedParameters() {
    return visit.query();
  }

  @Override
  public void write(Form form) {
    visit.hide(form.begin("BuyConfirm")).ticket(ticket);
    writeConstants(form, BookstoreField.CARD_TYPE, CardType.values());
    form.line(
            BookstoreField.CARD_NUMBER,
            "inputmode=numeric required maxlength=16 autocomplete=cc-number")
        .line(BookstoreField.CARD_HOLDER, "required maxlength=30 autocomplete=cc-name")
        .line(BookstoreField.CARD_EXPIRY, "type=date required");
    writeConstants(form, BookstoreField.SHIPPING, ShippingType.values());
    form.note("Leave the following empty if the books go to your own address.");
    AddressFields.write(form, false);
    form.end("Order");
  }

  private static void writeConstants(Form form, Field field, Enum<?>[] constants) {
    form.choice(field, ">");
    for (Enum<?> constant : constants) {
      form.option(field, constant.name());
    }
    form.endChoice(field);
  }

  /** The card of a request. */
  static Card card(Parameters parameters) {
    return new Card(
        parameters.constant("cardType", CardType.class),
        parameters.text("cardNumber", Card.DIGITS),
        parameters.text("cardHolder", CustomerLimits.MAX_CARD_HOLDER),
        parameters.date("cardExpiry"));
  }

  /** Where the order of a request goes. */
  static Destination destination(Parameters parameters) {
    return AddressFields.areIn(parameters)
        ? new Destination.OtherAddress(AddressFields.read(parameters))
        : new Destination.OwnAddress();
  }
}
