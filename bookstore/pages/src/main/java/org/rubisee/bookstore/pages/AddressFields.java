package org.rubisee.bookstore.pages;

import java.util.EnumSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bookstore.model.Countries;
import org.rubisee.bookstore.model.Country;
import org.rubisee.bookstore.model.CustomerLimits;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Parameters;

/** The fields of an address: writes them in a form, and reads them from a request. */
final class AddressFields {
  private static final List<String> COUNTRIES =
      Countries.all().stream().map(Country::name).toList();
  private static final List<Field> FIELDS =
      List.copyOf(EnumSet.range(BookstoreField.STREET1, BookstoreField.COUNTRY));

  private AddressFields() {}

  /** The fields that people fill in. */
  static List<Field> fields() {
    return FIELDS;
  }

  /**
   * Writes the fields.
   *
   * @param isRequired whether there must be an address
   */
  static void write(Form form, boolean isRequired) {
    String required = isRequired ? "required " : "";
    form.line(BookstoreField.STREET1, required + "maxlength=40 autocomplete=address-line1")
        .line(BookstoreField.STREET2, "maxlength=40 autocomplete=address-line2")
        .line(BookstoreField.CITY, required + "maxlength=30 autocomplete=address-level2")
        .line(BookstoreField.STATE, "maxlength=20 autocomplete=address-level1")
        .line(BookstoreField.ZIP, required + "maxlength=10 autocomplete=postal-code")
        .choice(
            BookstoreField.COUNTRY,
            " " + required + "autocomplete=country-name><option value=\"\">Please choose");
    COUNTRIES.forEach(country -> form.option(BookstoreField.COUNTRY, country));
    form.endChoice(BookstoreField.COUNTRY);
  }

  /** Whether a request has any of the fields. */
  static boolean areIn(Parameters parameters) {
    return FIELDS.stream().anyMatch(field -> parameters.has(field.parameter()));
  }

  /** The address of a request. */
  static PostalAddress read(Parameters parameters) {
    return new PostalAddress(
        parameters.text("street1", CustomerLimits.MAX_STREET),
        parameters.optionalText("street2", CustomerLimits.MAX_STREET),
        parameters.text("city", CustomerLimits.MAX_CITY),
        parameters.optionalText("state", CustomerLimits.MAX_STATE),
        parameters.text("zip", CustomerLimits.MAX_ZIP),
        parameters.text("country", CustomerLimits.MAX_COUNTRY));
  }

  /** Writes an address on one line. */
  static Html write(Html html, PostalAddress address) {
    String text =
        Stream.of(
                address.street1(),
                address.street2(),
                address.city(),
                address.state(),
                address.zip(),
                address.country())
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(", "));
    return html.text(text);
  }
}
