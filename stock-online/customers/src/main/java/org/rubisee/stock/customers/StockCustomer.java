package org.rubisee.stock.customers;

import java.util.List;
import java.util.SplittableRandom;
import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.Purpose;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.http.Positions;
import org.rubisee.emulator.matrix.StepAudit;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.emulator.site.Query;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.Outcome;
import org.rubisee.stock.model.Interaction;
import org.rubisee.stock.model.StockRules;

/**
 * A customer of Stock-OnLine: does ten {@linkplain Iteration iterations} (Middleware 2001, 3.5).
 * Each opens an account, which buys and sells. The other accounts, and all stocks, are drawn from
 * those that were loaded. A refused request is sent again; a failed one ends its iteration.
 *
 * <p>The paper does not say which account buys. Only if it is a new one do 5,000 statements read
 * the 50,000 holdings that table 3 counts: otherwise the accounts that statements list would grow.
 */
final class StockCustomer implements Customer {

  /** The session is over after so many. */
  static final int ITERATIONS = 10;

  private static final Purpose ORDER = Purpose.ofApplication(0);
  private static final Purpose ACCOUNT = Purpose.ofApplication(1);
  private static final Purpose STOCK = Purpose.ofApplication(2);
  private static final Purpose AMOUNT = Purpose.ofApplication(3);
  private static final Purpose CREDIT = Purpose.ofApplication(4);

  /** Any account can pay that many shares at any price. */
  private static final int MOST_BOUGHT = 100;

  private static final int LEAST_CREDIT = 10_000;
  private static final int MOST_CREDIT = (int) (StockRules.MAX_CREDIT.cents() / 100);

  private final SitePaths paths;
  private final Target target;
  private final StepAudit audit;
  private final Draws draws;
  private List<Interaction> transactions = List.of();
  private int place;
  private int begun;
  private int account;
  private int boughtStock;
  private int boughtAmount;
  private PageRequest current;

  StockCustomer(Surroundings surroundings, Draws draws) {
    this.paths = surroundings.paths();
    this.target = surroundings.target();
    this.audit = surroundings.audit();
    this.draws = draws;
    begin();
    current = request();
  }

  private void begin() {
    transactions = Iteration.ordered(draws.of(ORDER));
    place = 0;
    begun++;
  }

  @Override
  public PageRequest firstPage() {
    return current;
  }

  @Override
  public PageRequest nextPage(PageScan page, Outcome outcome) {
    if (outcome == Outcome.REFUSED) {
      return current;
    }
    if (outcome != Outcome.OK) {
      return afterFailure();
    }
    if (transactions.get(place) == Interaction.CREATE_ACCOUNT) {
      Positions number = page.found(StockCustomers.ACCOUNT);
      if (number.count() == 0) {
        return afterFailure();
      }
      account = page.number(number.get(0));
    }
    return goOn(place + 1);
  }

  @Override
  public PageRequest afterFailure() {
    return goOn(transactions.size());
  }

  private PageRequest goOn(int next) {
    int before = transactions.get(place).ordinal();
    if (next < transactions.size()) {
      place = next;
    } else if (begun < ITERATIONS) {
      begin();
    } else {
      return PageRequest.END_OF_SESSION;
    }
    int step = transactions.get(place).ordinal();
    audit.stepTaken(before, 1 << step, step);
    current = request();
    return current;
  }

  private PageRequest request() {
    Interaction interaction = transactions.get(place);
    Query query = query(interaction);
    return interaction.isWrite()
        ? paths.form(interaction.ordinal(), query)
        : paths.link(interaction.ordinal(), query);
  }

  private Query query(Interaction interaction) {
    Query query = new Query();
    return switch (interaction) {
      case CREATE_ACCOUNT ->
          query
              .with("name", "Subscriber")
              .with("address", begun + " New Street")
              .with("credit", credit());
      case UPDATE_ACCOUNT -> query.with("account", anyAccount()).with("credit", credit());
      case QUERY_BY_ID -> query.with("stock", anyStock());
      case QUERY_BY_CODE -> query.with("code", StockRules.code(anyStock()));
      case BUY_STOCK -> {
        boughtStock = anyStock();
        boughtAmount = 1 + draws.of(AMOUNT).nextInt(MOST_BOUGHT);
        yield trade(query);
      }
      case SELL_STOCK -> trade(query);
      case GET_HOLDINGS -> query.with("account", anyAccount());
    };
  }

  private Query trade(Query query) {
    return query.with("account", account).with("stock", boughtStock).with("amount", boughtAmount);
  }

  private int credit() {
    SplittableRandom random = draws.of(CREDIT);
    return random.nextInt(LEAST_CREDIT, MOST_CREDIT + 1);
  }

  private int anyAccount() {
    return 1 + draws.of(ACCOUNT).nextInt(target.users());
  }

  private int anyStock() {
    return 1 + draws.of(STOCK).nextInt(target.items());
  }
}
