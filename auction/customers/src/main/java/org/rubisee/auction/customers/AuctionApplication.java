package org.rubisee.auction.customers;

import org.rubisee.application.Application;
import org.rubisee.application.ApplicationProvider;

/**
 * Shows the auction to those who measure it: its description is {@code
 * auction/application.properties}.
 */
public final class AuctionApplication implements ApplicationProvider {

  private static final Application AUCTION =
      Application.describedBy(
          "auction/application.properties", AuctionApplication.class.getClassLoader());

  @Override
  public Application application() {
    return AUCTION;
  }
}
