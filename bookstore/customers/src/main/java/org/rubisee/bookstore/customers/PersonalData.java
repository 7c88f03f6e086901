package org.rubisee.bookstore.customers;

import java.time.LocalDate;
import java.util.List;
import java.util.SplittableRandom;
import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.Countries;
import org.rubisee.bookstore.model.Country;
import org.rubisee.bookstore.model.CustomerLimits;
import org.rubisee.bookstore.model.DigitSyllables;
import org.rubisee.emulator.site.Query;

/** Fills in what customers say of themselves. All of it is made up. */
final class PersonalData {

  private static final List<String> COUNTRIES =
      Countries.all().stream().map(Country::name).toList();
  private static final int LARGEST_NUMBER = 10_000_000;
  private static final int SHORTEST_NAME = 4;
  private static final int SHORTEST_PHONE = 9;
  private static final int LONGEST_PHONE = 16;
  private static final int ZIP_DIGITS = 5;
  private static final int HOUSES = 1000;
  private static final int FIRST_YEAR_OF_BIRTH = 1930;
  private static final int YEARS_OF_BIRTH = 70;
  private static final int SHORTEST_DATA = 100;

  /** Cards are valid for long: clients do not know the date of the site. */
  private static final int FIRST_YEAR_OF_EXPIRY = 2090;

  private static final int YEARS_OF_EXPIRY = 10;
  private static final int MONTHS = 12;
  private static final int DAYS = 28;

  private PersonalData() {}

  /** A new customer without the address. */
  static void addPerson(Query form, SplittableRandom random) {
    String firstName = word(random);
    String lastName = word(random);
    form.with("firstName", firstName)
        .with("lastName", lastName)
        .with("birthDate", day(FIRST_YEAR_OF_BIRTH, YEARS_OF_BIRTH, random))
        .with("phone", digits(random.nextInt(SHORTEST_PHONE, LONGEST_PHONE + 1), random))
        .with("email", firstName + "." + lastName + "@customers.example")
        .with("data", words(random.nextInt(SHORTEST_DATA, CustomerLimits.MAX_DATA + 1), random));
  }

  /** An address. */
  static void addAddress(Query form, SplittableRandom random) {
    form.with("street1", (1 + random.nextInt(HOUSES)) + " " + word(random) + " Street")
        .with("street2", "Floor " + random.nextInt(10))
        .with("city", word(random))
        .with("state", word(random))
        .with("zip", digits(ZIP_DIGITS, random))
        .with("country", COUNTRIES.get(random.nextInt(COUNTRIES.size())));
  }

  /** A credit card without its type. */
  static void addCard(Query form, SplittableRandom random) {
    form.with("cardNumber", digits(Card.DIGITS, random))
        .with("cardHolder", word(random))
        .with("cardExpiry", day(FIRST_YEAR_OF_EXPIRY, YEARS_OF_EXPIRY, random));
  }

  private static String day(int firstYear, int years, SplittableRandom random) {
    return LocalDate.of(
            firstYear + random.nextInt(years), 1 + random.nextInt(MONTHS), 1 + random.nextInt(DAYS))
        .toString();
  }

  private static String word(SplittableRandom random) {
    return DigitSyllables.of(random.nextInt(LARGEST_NUMBER), SHORTEST_NAME);
  }

  private static String words(int letters, SplittableRandom random) {
    StringBuilder text = new StringBuilder(letters);
    while (text.length() < letters) {
      text.append(text.isEmpty() ? "" : " ").append(word(random));
    }
    text.setLength(letters);
    return text.toString().strip();
  }

  private static String digits(int count, SplittableRandom random) {
    StringBuilder digits = new StringBuilder(count);
    for (int i = 0; i < count; i++) {
      digits.append((char) ('0' + random.nextInt(10)));
    }
    return digits.toString();
  }
}
