package org.rubisee.emulator.customer;

import java.math.BigDecimal;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.Query;

/**
 * The hidden fields of a form, in the order of the page: names and values in turn. RUBiS 1.4.3 has
 * one form that comes as links; the parameters of a link are its fields.
 */
public record FormFields(String[] namesAndValues) {

  /** Those of a page without a form. */
  public static final FormFields NONE = new FormFields(new String[0]);

  private static final Pattern AMOUNT = Pattern.compile("\\d{1,12}(\\.\\d{1,8})?(E\\d)?");
  private static final BigDecimal MOST_UNITS = BigDecimal.valueOf(1000);
  private static final int PLACES_PER_FIELD = 2;

  /** All hidden fields of a page. */
  public static FormFields of(PageScan scan) {
    int count = scan.fields.count() / PLACES_PER_FIELD;
    String[] texts = new String[2 * count];
    for (int i = 0; i < texts.length; i++) {
      int start = scan.fields.get(i);
      texts[i] = scan.text(start, scan.valueEnd(start));
    }
    return count == 0 ? NONE : new FormFields(texts);
  }

  /** The parameters of the link that a position is in. */
  public static FormFields ofLink(PageScan scan, int within) {
    String query = scan.text(scan.queryStart(within), scan.queryEnd(within));
    List<String> texts = new ArrayList<>();
    for (String parameter : query.replace("&amp;", "&").split("&")) {
      int sign = parameter.indexOf('=');
      if (sign > 0) {
        texts.add(parameter.substring(0, sign));
        texts.add(decoded(parameter.substring(sign + 1)));
      }
    }
    return new FormFields(texts.toArray(new String[0]));
  }

  private static String decoded(String value) {
    try {
      return URLDecoder.decode(value, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return value;
    }
  }

  /** Whether there are none. */
  public boolean isEmpty() {
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
  public BigDecimal amount(String name, BigDecimal otherwise) {
    String text = value(name, "");
    return AMOUNT.matcher(text).matches() ? new BigDecimal(text) : otherwise;
  }

  /** The number of units in a field; 1 if the form has none there. */
  public int units(String name) {
    BigDecimal units = amount(name, BigDecimal.ONE);
    return units.compareTo(BigDecimal.ONE) < 0 ? 1 : units.min(MOST_UNITS).intValue();
  }

  /**
   * All fields, to be sent back.
   *
   * @param filledIn names of fields that the customer fills in: they are left out
   */
  public Query asQuery(String... filledIn) {
    List<String> others = List.of(filledIn);
    Query query = new Query();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      if (!others.contains(namesAndValues[i])) {
        query.with(namesAndValues[i], namesAndValues[i + 1]);
      }
    }
    return query;
  }
}
