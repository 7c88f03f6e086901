package org.rubisee.auction.pages;

import java.util.Optional;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.BrowseCategories;
import org.rubisee.model.CategoriesToSell;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/**
 * Lists the categories. Answers three interactions, told apart by their parameters: with a nickname
 * SelectCategoryToSellItem, with a region BrowseCategoriesInRegion, else BrowseCategories.
 */
final class BrowseCategoriesServlet extends AuctionServlet {

  /** A servlet of this site. */
  BrowseCategoriesServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return parameters.has("nickname")
        ? Optional.of(LoginFields.of("BrowseCategories", Sections.SELL))
        : Optional.empty();
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    BrowseCategories useCase = useCases().browseCategories();
    if (parameters.has("nickname")) {
      return selectCategoryToSellItem(useCase, parameters.credentials());
    }
    if (parameters.has("region")) {
      String region = parameters.text("region", MAX_PLACE_NAME);
      return new BrowseCategoriesInRegionPage(call(() -> useCase.browseCategoriesInRegion(region)));
    }
    return new BrowseCategoriesPage(call(useCase::browseCategories));
  }

  private Page selectCategoryToSellItem(BrowseCategories useCase, Credentials seller)
      throws RejectedException {
    CategoriesToSell categories = call(() -> useCase.selectCategoryToSellItem(seller));
    String ticket = site().tickets().issue(categories.sellerId(), Subjects.sellSomewhere());
    return new SelectCategoryToSellItemPage(categories, ticket);
  }
}
