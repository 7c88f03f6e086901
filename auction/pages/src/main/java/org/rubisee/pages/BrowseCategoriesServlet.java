package org.rubisee.pages;

import java.util.Optional;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.BrowseCategories;
import org.rubisee.model.CategoriesToSell;

/**
 * Lists the categories. Answers three interactions, told apart by their parameters: with a nickname
 * SelectCategoryToSellItem, with a region BrowseCategoriesInRegion, else BrowseCategories.
 */
final class BrowseCategoriesServlet extends InteractionServlet {

  /** A servlet of this site. */
  BrowseCategoriesServlet(Site site) {
    super(site);
  }

  @Override
  Optional<FormFields> form(Parameters parameters) {
    return parameters.has("nickname")
        ? Optional.of(LoginFields.of("BrowseCategories", Section.SELL))
        : Optional.empty();
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    BrowseCategories useCase = useCases().browseCategories();
    if (parameters.has("nickname")) {
      return selectCategoryToSellItem(useCase, parameters.credentials());
    }
    if (parameters.has("region")) {
      String region = parameters.text("region", Parameters.MAX_PLACE_NAME);
      return new BrowseCategoriesInRegionPage(call(() -> useCase.browseCategoriesInRegion(region)));
    }
    return new BrowseCategoriesPage(call(useCase::browseCategories));
  }

  private Page selectCategoryToSellItem(BrowseCategories useCase, Credentials seller)
      throws RejectedException {
    CategoriesToSell categories = call(() -> useCase.selectCategoryToSellItem(seller));
    String ticket = site().tickets().issue(categories.sellerId(), TicketSubject.sellSomewhere());
    return new SelectCategoryToSellItemPage(categories, ticket);
  }
}
