package org.rubisee.bookstore.model;

/** How long the texts may be that customers enter, in characters. The database has no more room. */
public final class CustomerLimits {

  /** First names and last names. */
  public static final int MAX_NAME = 17;

  /** Each of the two lines of a street. */
  public static final int MAX_STREET = 40;

  /** Cities. */
  public static final int MAX_CITY = 30;

  /** States and provinces. */
  public static final int MAX_STATE = 20;

  /** Postal codes. */
  public static final int MAX_ZIP = 10;

  /** Names of countries. */
  public static final int MAX_COUNTRY = 50;

  /** Telephone numbers. */
  public static final int MAX_PHONE = 18;

  /** Addresses of electronic mail. */
  public static final int MAX_EMAIL = 50;

  /** What customers say about themselves. */
  public static final int MAX_DATA = 500;

  /** Names on credit cards. */
  public static final int MAX_CARD_HOLDER = 30;

  /** The first year in which a customer can be born. */
  public static final int FIRST_YEAR_OF_BIRTH = 1880;

  private CustomerLimits() {}
}
