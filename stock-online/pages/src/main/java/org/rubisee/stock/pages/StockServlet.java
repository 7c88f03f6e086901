package org.rubisee.stock.pages;

import java.util.List;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.Violation;
import org.rubisee.pages.Field;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;
import org.rubisee.pages.Site;
import org.rubisee.pages.small.PlainServlet;
import org.rubisee.stock.model.Interaction;
import org.rubisee.stock.model.NewAccount;
import org.rubisee.stock.model.Order;
import org.rubisee.stock.model.Rejection;
import org.rubisee.stock.model.StockOnLine;
import org.rubisee.stock.model.StockRules;
import org.rubisee.stock.model.UseCases;

/** Answers one of the transactions. */
final class StockServlet extends PlainServlet {
  private static final String ACCOUNT = StockForms.ACCOUNT.parameter();
  private static final String STOCK = StockForms.STOCK.parameter();

  private final UseCases useCases;
  private final Interaction interaction;

  /** A servlet of this site that answers a transaction. */
  StockServlet(Site site, UseCases useCases, Interaction interaction) {
    super(site, StockForms.of(interaction), interaction.isWrite());
    this.useCases = useCases;
    this.interaction = interaction;
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    return switch (interaction) {
      case CREATE_ACCOUNT -> createAccount(parameters);
      case UPDATE_ACCOUNT -> updateAccount(parameters);
      case QUERY_BY_ID -> queryById(parameters);
      case QUERY_BY_CODE -> queryByCode(parameters);
      case BUY_STOCK -> buy(order(parameters));
      case SELL_STOCK -> sell(order(parameters));
      case GET_HOLDINGS -> holdings(parameters);
    };
  }

  private StockOnLine stocks() {
    return useCases.stockOnLine();
  }

  private Page createAccount(Parameters parameters) throws RejectedException {
    NewAccount account =
        new NewAccount(
            parameters.nameOfPerson(StockForms.NAME.parameter(), StockRules.MAX_NAME),
            parameters.text(StockForms.ADDRESS.parameter(), StockRules.MAX_ADDRESS),
            credit(parameters));
    int number = call(() -> stocks().createAccount(account));
    return new AnswerPage.OfAccount(number, "The account is open.");
  }

  private Page updateAccount(Parameters parameters) throws RejectedException {
    int account = parameters.id(ACCOUNT);
    Money credit = credit(parameters);
    int changed =
        call(
            () -> {
              stocks().updateAccount(account, credit);
              return account;
            });
    return new AnswerPage.OfAccount(changed, "The credit limit is changed.");
  }

  private static Money credit(Parameters parameters) {
    return parameters.money(StockForms.CREDIT.parameter(), Money.ZERO, StockRules.MAX_CREDIT);
  }

  private Page queryById(Parameters parameters) throws RejectedException {
    int stock = parameters.id(STOCK);
    return new AnswerPage.OfStock(call(() -> stocks().queryById(stock)));
  }

  private Page queryByCode(Parameters parameters) throws RejectedException {
    String code = parameters.text(StockForms.CODE.parameter(), StockRules.CODE_LENGTH);
    return new AnswerPage.OfStock(call(() -> stocks().queryByCode(code)));
  }

  private Page buy(Order order) throws RejectedException {
    return new AnswerPage.OfTrade(call(() -> stocks().buyStock(order)), "Bought");
  }

  private Page sell(Order order) throws RejectedException {
    return new AnswerPage.OfTrade(call(() -> stocks().sellStock(order)), "Sold");
  }

  private static Order order(Parameters parameters) {
    return new Order(
        parameters.id(ACCOUNT),
        parameters.id(STOCK),
        parameters.number(StockForms.AMOUNT.parameter(), 1, StockRules.MAX_AMOUNT));
  }

  private Page holdings(Parameters parameters) throws RejectedException {
    int account = parameters.id(ACCOUNT);
    return new AnswerPage.OfHoldings(account, call(() -> stocks().getHoldings(account)));
  }

  @Override
  protected List<Field> fieldsOf(Violation violation) {
    return violation instanceof Rejection rejection ? fieldsOf(rejection) : List.of();
  }

  private static List<Field> fieldsOf(Rejection rejection) {
    return switch (rejection) {
      case CREDIT_TOO_LOW, HOLDING_TOO_SMALL -> List.of(StockForms.AMOUNT);
      case NO_SUCH_ACCOUNT, NO_SUCH_STOCK, TICKET_INVALID -> List.of();
    };
  }
}
