package org.rubisee.emulator.customer;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.Query;

/** The hidden fields of a form, in the order of the page: names and values in turn. */
public record FormFields(String[] namesAndValues) {

  static final FormFields NONE = new FormFields(new String[0]);

  private static final Pattern AMOUNT = Pattern.compile("\\d{1,12}(\\.\\d{1,8})?(E\\d)?");
  private static final BigDecimal MOST_UNITS = BigDecimal.valueOf(1000);
  private static final int PLACES_PER_FIELD = 3;

  /** All hidden fields of a page. */
  public static FormFields of(PageScan scan) {
    int count = scan.fields.count() / PLACES_PER_FIELD;
    String[] texts = new String[2 * count];
    for (int i = 0; i < count; i++) {
      int valueStart = scan.fields.get(PLACES_PER_FIELD * i + 2);
      texts[2 * i] =
          scan.text(
              scan.fields.get(PLACES_PER_FIELD * i), scan.fields.get(PLACES_PER_FIELD * i + 1));
      texts[2 * i + 1] = scan.text(valueStart, scan.valueEnd(valueStart));
    }
    return count == 0 ? NONE : new FormFields(texts);
  }

  boolean isEmpty() {
    return namesAndValues.length == 0;
  }

  /** The value of a field, or another if the form lacks it. */
  public String value(String name, String otherwise) {
    for (int i = 0; i < namesAndValues.length; i += 2) {
      if (namesAndValues[i].equals(name)) {
        return namesAndValues[i + 1];
      }
    }
    return otherwise;
  }

  /** The amount in a field, or another if the form has none there. */
  BigDecimal amount(String name, BigDecimal otherwise) {
    String text = value(name, "");
    return AMOUNT.matcher(text).matches() ? new BigDecimal(text) : otherwise;
  }

  /** The number of units in a field; 1 if the form has none there. */
  int units(String name) {
    BigDecimal units = amount(name, BigDecimal.ONE);
    return units.compareTo(BigDecimal.ONE) < 0 ? 1 : units.min(MOST_UNITS).intValue();
  }

  /** All fields, to be sent back. */
  public Query asQuery() {
    Query query = new Query();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      query.with(namesAndValues[i], namesAndValues[i + 1]);
    }
    return query;
  }
}
