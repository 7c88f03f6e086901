package org.rubisee.auction.pages;

import org.rubisee.logic.RejectedException;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Lists the regions. */
final class BrowseRegionsServlet extends AuctionServlet {

  /** A servlet of this site. */
  BrowseRegionsServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    return new BrowseRegionsPage(call(() -> useCases().browseRegions().browseRegions()));
  }
}
