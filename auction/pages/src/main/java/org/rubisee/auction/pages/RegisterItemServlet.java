package org.rubisee.auction.pages;

import java.util.Optional;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.NewItem;
import org.rubisee.pages.Field;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Puts an item up for sale. */
final class RegisterItemServlet extends AuctionServlet {
  private static final Money LEAST_PRICE = new Money(1);

  /** A servlet of this site. */
  RegisterItemServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected boolean isWrite() {
    return true;
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(SaleFields.of(parameters));
  }

  @Override
  protected Optional<Field> longText() {
    return Optional.of(AuctionField.DESCRIPTION);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    NewItem item = newItem(parameters);
    return new RegisterItemPage(call(() -> useCases().registerItem().registerItem(item)));
  }

  /** Zero for none: nobody would bid what another one can buy for less. */
  private static Money buyNow(Parameters parameters, Money initialPrice) {
    return parameters.moneyOr(Money.ZERO, "buyNow", AuctionRules.MAX_AMOUNT).isZero()
        ? Money.ZERO
        : parameters.money("buyNow", initialPrice, AuctionRules.MAX_AMOUNT);
  }

  private NewItem newItem(Parameters parameters) throws RejectedException {
    int categoryId = parameters.id("categoryId");
    String name = parameters.text("name", AuctionRules.MAX_NAME);
    String description = parameters.optionalText("description", AuctionRules.MAX_TEXT);
    int quantity = parameters.number("quantity", 1, AuctionRules.MAX_QUANTITY);
    Money initialPrice = parameters.money("initialPrice", LEAST_PRICE, AuctionRules.MAX_AMOUNT);
    Money reservePrice = parameters.moneyOr(Money.ZERO, "reservePrice", AuctionRules.MAX_AMOUNT);
    Money buyNow = buyNow(parameters, initialPrice);
    int days = parameters.number("duration", 1, AuctionRules.MAX_DURATION_DAYS);
    int sellerId = site().writer(parameters, Subjects.sell(categoryId), "userId").userId();
    return new NewItem(
        sellerId,
        categoryId,
        name,
        description,
        quantity,
        initialPrice,
        reservePrice,
        buyNow,
        days);
  }
}
