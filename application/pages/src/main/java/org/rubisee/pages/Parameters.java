package org.rubisee.pages;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.Money;

/**
 * The parameters of one request, typed and within their ranges. Spaces around a value do not count,
 * except in passwords. A missing or bad one ends the request with a page that names it.
 */
public final class Parameters {
  /** Longest nickname, first name and last name, in characters. */
  public static final int MAX_PERSON_NAME = 20;

  /** Longest password, in characters. */
  public static final int MAX_PASSWORD = 64;

  private static final int LEAST_ID = 1;

  /** Old clients send -1 for an id they have not seen, and ids that they draw begin with 0. */
  private static final int LEAST_LEGACY_ID = -1;

  /** Digits of ASCII only, no more than a long holds. */
  private static final Pattern WHOLE_NUMBER = Pattern.compile("-?[0-9]{1,18}");

  private static final Pattern DAY = Pattern.compile("(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}");
  private static final Pattern TICKET = Pattern.compile("[0-9a-f]{1,200}");

  private final UnaryOperator<String> source;
  private final boolean legacyClient;

  /**
   * Parameters of a request.
   *
   * @param source gives the first value of a parameter, null for none
   * @param legacyClient whether what clients written for RUBiS 1.4.3 send is tolerated
   */
  public Parameters(UnaryOperator<String> source, boolean legacyClient) {
    this.source = source;
    this.legacyClient = legacyClient;
  }

  /** Whether the parameter was sent with a value. */
  public boolean has(String name) {
    String value = source.apply(name);
    return value != null && !value.isBlank();
  }

  /** A primary key. */
  public int id(String name) {
    return number(name, legacyClient ? LEAST_LEGACY_ID : LEAST_ID, Integer.MAX_VALUE);
  }

  /** A primary key for a link, if a good one was sent. */
  public Optional<Integer> linkableId(String name) {
    try {
      return has(name) ? Optional.of(number(name, LEAST_ID, Integer.MAX_VALUE)) : Optional.empty();
    } catch (BadParameterException e) {
      return Optional.empty();
    }
  }

  /** A whole number. */
  public int number(String name, int least, int most) {
    String text = required(name);
    if (WHOLE_NUMBER.matcher(text).matches()) {
      long number = Long.parseLong(text);
      if (number >= least && number <= most) {
        return (int) number;
      }
    }
    throw new BadParameterException(name, "a whole number from " + least + " to " + most);
  }

  /** A whole number that need not be sent. */
  public int numberOr(int otherwise, String name, int least, int most) {
    return has(name) ? number(name, least, most) : otherwise;
  }

  /** Text that is not blank. */
  public String text(String name, int maxChars) {
    String text = required(name);
    if (text.length() > maxChars) {
      throw new BadParameterException(name, "at most " + maxChars + " characters long");
    }
    return text;
  }

  /**
   * Text that others can tell from other text: see {@link Names#isClear}. Names that only look
   * alike would pass for each other.
   */
  public String name(String name, int maxChars) {
    return clear(name, text(name, maxChars), Names::isClear);
  }

  /** The same for a name that tells nobody apart: see {@link Names#isClearOfPerson}. */
  public String nameOfPerson(String name, int maxChars) {
    return clear(name, text(name, maxChars), Names::isClearOfPerson);
  }

  private static String clear(String name, String text, Predicate<String> isClear) {
    if (!isClear.test(text)) {
      throw new BadParameterException(
          name, "made of visible characters, with at most one space between two of them");
    }
    return text;
  }

  /** Text that need not be sent; empty then. */
  public String optionalText(String name, int maxChars) {
    return has(name) ? text(name, maxChars) : "";
  }

  /** An amount of money of at least and at most so much. */
  public Money money(String name, Money least, Money most) {
    String text = required(name);
    Optional<Money> amount = legacyClient ? Amounts.ofFloat(text) : Amounts.exactly(text);
    return amount
        .filter(money -> !money.isLessThan(least))
        .filter(money -> !money.isMoreThan(most))
        .orElseThrow(
            () ->
                new BadParameterException(
                    name,
                    "an amount from "
                        + least
                        + " to "
                        + most
                        + " with at most two decimals, as 12.50"));
  }

  /** An amount of money of at most so much that need not be sent. */
  public Money moneyOr(Money otherwise, String name, Money most) {
    return has(name) ? money(name, Money.ZERO, most) : otherwise;
  }

  /** A ticket that is spelled like one; whether it is genuine is for {@link Tickets} to say. */
  public String ticket() {
    return ticket("ticket");
  }

  /** The same for a ticket that is sent under another name. */
  public String ticket(String name) {
    String ticket = required(name);
    if (!TICKET.matcher(ticket).matches()) {
      throw new BadParameterException(name, "hexadecimal");
    }
    return ticket;
  }

  /** A day of the years 1 to 9999. */
  public LocalDate date(String name) {
    try {
      String text = required(name);
      if (DAY.matcher(text).matches()) {
        return LocalDate.parse(text);
      }
    } catch (DateTimeException e) {
      // answered below, together with other spellings
    }
    throw new BadParameterException(name, "a date, as 2002-11-30");
  }

  /** One of the constants of an enum, by its name. */
  public <E extends Enum<E>> E constant(String name, Class<E> type) {
    String text = required(name);
    for (E constant : type.getEnumConstants()) {
      if (constant.name().equals(text)) {
        return constant;
      }
    }
    throw new BadParameterException(
        name, "one of " + String.join(", ", EnumSet.allOf(type).stream().map(Enum::name).toList()));
  }

  /** The parameters as they were sent. */
  public UnaryOperator<String> source() {
    return source;
  }

  /** Nickname and password. */
  public Credentials credentials() {
    return credentials("nickname");
  }

  /** The same where the nickname is sent under another name. */
  public Credentials credentials(String nicknameParameter) {
    return new Credentials(text(nicknameParameter, MAX_PERSON_NAME), password());
  }

  private String password() {
    String password = source.apply("password");
    if (password == null || password.isEmpty() || password.length() > MAX_PASSWORD) {
      throw new BadParameterException("password", "1 to " + MAX_PASSWORD + " characters long");
    }
    return password;
  }

  private String required(String name) {
    String value = source.apply(name);
    if (value == null || value.isBlank()) {
      throw new BadParameterException(name, "given");
    }
    return value.strip();
  }
}
