package org.rubisee.pages;

import org.rubisee.logic.RejectedException;

/** Lists the regions. */
final class BrowseRegionsServlet extends InteractionServlet {

  /** A servlet of this site. */
  BrowseRegionsServlet(Site site) {
    super(site);
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    return new BrowseRegionsPage(call(() -> useCases().browseRegions().browseRegions()));
  }
}
