package org.rubisee.pages;

import org.rubisee.model.ItemDetails;
import org.rubisee.model.RejectedException;

/** Shows an item, current or old. */
final class ViewItemServlet extends InteractionServlet {

  /** A servlet of this site. */
  ViewItemServlet(Site site) {
    super(site);
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    int itemId = parameters.id("itemId");
    ItemDetails item = call(() -> useCases().viewItem().viewItem(itemId));
    return new ViewItemPage(item, site().now());
  }
}
