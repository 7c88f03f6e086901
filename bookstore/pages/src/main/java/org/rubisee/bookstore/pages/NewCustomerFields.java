package org.rubisee.bookstore.pages;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bookstore.model.CustomerLimits;
import org.rubisee.bookstore.model.NewCustomer;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Parameters;

/**
 * What a new customer enters.
 *
 * @param visit with the cart that is about to be bought
 */
record NewCustomerFields(Visit visit) implements FormFields {
  private static final int ROWS = 4;

  @Override
  public List<Field> fields() {
    return Stream.of(
            EnumSet.range(BookstoreField.FIRST_NAME, BookstoreField.EMAIL).stream(),
            AddressFields.fields().stream(),
            Stream.of(BookstoreField.DATA))
        .flatMap(fields -> fields)
        .<Field>map(field -> field)
        .toList();
  }

  @Override
  public String carriedParameters() {
    return visit.query();
  }

  @Override
  public void write(Form form) {
    visit
        .hide(form.begin("BuyRequest"))
        .hidden(LoginFields.RETURNING, 0)
        .line(BookstoreField.FIRST_NAME, "required maxlength=17 autocomplete=given-name")
        .line(BookstoreField.LAST_NAME, "required maxlength=17 autocomplete=family-name")
        .line(BookstoreField.BIRTH_DATE, "type=date required autocomplete=bday")
        .line(BookstoreField.PHONE, "type=tel required maxlength=18 autocomplete=tel")
        .line(BookstoreField.EMAIL, "type=email required maxlength=50 autocomplete=email");
    AddressFields.write(form, true);
    form.text(BookstoreField.DATA, ROWS, CustomerLimits.MAX_DATA, false).end("Register");
  }

  /** The customer of a request. */
  static NewCustomer read(Parameters parameters) {
    return new NewCustomer(
        parameters.nameOfPerson("firstName", CustomerLimits.MAX_NAME),
        parameters.nameOfPerson("lastName", CustomerLimits.MAX_NAME),
        AddressFields.read(parameters),
        parameters.text("phone", CustomerLimits.MAX_PHONE),
        parameters.name("email", CustomerLimits.MAX_EMAIL),
        parameters.date("birthDate"),
        parameters.optionalText("data", CustomerLimits.MAX_DATA));
  }
}
