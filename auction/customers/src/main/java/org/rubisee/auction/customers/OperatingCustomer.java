package org.rubisee.auction.customers;

import java.util.SplittableRandom;
import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.Purpose;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.matrix.StepAudit;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.measurement.Outcome;
import org.rubisee.model.Interaction;

/**
 * A customer of an operations mix: draws one operation after the other, each on keys of its own. A
 * form that does not come (the auction is over, say) ends its operation early. The session ends
 * when its time is up, which the client watches.
 */
final class OperatingCustomer implements Customer {

  private static final Interaction[] INTERACTIONS = Interaction.values();

  /** Outside of any operation: the state from which the first one is drawn. */
  private static final int BETWEEN = Interaction.HOME.ordinal();

  private final TransitionTable table;
  private final StepAudit audit;
  private final Draws draws;
  private final SitePaths paths;
  private final AnyKeys keys;
  private final KnownRequests requests;
  private int current = BETWEEN;

  OperatingCustomer(Market market, Draws draws) {
    this.table = market.table();
    this.audit = market.audit();
    this.paths = market.paths();
    this.draws = draws;
    keys = new AnyKeys(market, draws);
    requests = new KnownRequests(market, keys::login, keys, draws);
  }

  @Override
  public PageRequest firstPage() {
    return next();
  }

  @Override
  public PageRequest nextPage(PageScan page, Outcome outcome) {
    if (outcome != Outcome.OK && outcome != Outcome.REJECTED) {
      return afterFailure();
    }
    keys.see(INTERACTIONS[current], page, outcome);
    return next();
  }

  @Override
  public PageRequest afterFailure() {
    keys.forget();
    current = BETWEEN;
    return next();
  }

  private PageRequest next() {
    SplittableRandom random = draws.of(Purpose.STEP);
    int step = table.draw(current, random.nextDouble());
    if (!isPossible(step)) {
      audit.stepInfeasible(step);
      current = BETWEEN;
      step = table.draw(current, random.nextDouble());
    }
    audit.stepTaken(current, table.allSteps(current), step);
    if (step == table.endOfSession()) {
      return PageRequest.END_OF_SESSION;
    }
    current = isPossible(step) ? step : BETWEEN;
    return request(INTERACTIONS[current]);
  }

  private boolean isPossible(int step) {
    return step != table.back()
        && (step == table.endOfSession() || keys.allows(INTERACTIONS[step]));
  }

  /** What an operation puts up for sale is one unit, which can be bought at once. */
  private PageRequest request(Interaction interaction) {
    if (interaction == Interaction.REGISTER_ITEM) {
      int price = requests.price();
      return paths.form(
          interaction.ordinal(), requests.sale(new KnownRequests.Offer(price, 0, price, 1)));
    }
    return requests.of(interaction);
  }
}
