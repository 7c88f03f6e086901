package org.rubisee.settings;

/**
 * The application that there was before there were others. Results, data and commands that name
 * none mean it, and its implementations are in the root of the checkout.
 */
public final class FirstApplication {

  /** Its name. */
  public static final String NAME = "auction";

  private FirstApplication() {}
}
