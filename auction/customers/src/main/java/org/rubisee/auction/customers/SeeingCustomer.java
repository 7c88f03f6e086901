package org.rubisee.auction.customers;

import java.util.function.IntPredicate;
import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.Purpose;
import org.rubisee.emulator.customer.Walk;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.matrix.StepAudit;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.measurement.Outcome;
import org.rubisee.model.Interaction;

/**
 * A customer of the {@code rubis-ee} matrices: follows only what it has seen. A step that needs
 * something unseen is drawn again among the feasible ones, and counted. Where it is refused it asks
 * for the same again. The session ends when its time is up, which the client watches.
 */
final class SeeingCustomer implements Customer {

  private static final Interaction[] INTERACTIONS = Interaction.values();

  private final TransitionTable table;
  private final StepAudit audit;
  private final SitePaths paths;
  private final Draws draws;
  private final Memory memory = new Memory();
  private final IntPredicate isPossible = step -> memory.allows(INTERACTIONS[step]);
  private final KnownRequests requests;
  private final Walk walk;
  private PageRequest current;

  SeeingCustomer(Market market, Draws draws) {
    this.table = market.table();
    this.audit = market.audit();
    this.paths = market.paths();
    this.draws = draws;
    walk = new Walk(table, Interaction.HOME.ordinal());
    Login login = Login.random(market.population().users(), draws.of(Purposes.LOGIN));
    requests = new KnownRequests(market, () -> login, memory, draws);
    current = paths.plain(Interaction.HOME.ordinal());
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
    if (outcome != Outcome.OK && outcome != Outcome.REJECTED) {
      return afterFailure();
    }
    memory.see(INTERACTIONS[current.interaction().index()], page, draws);
    if (outcome == Outcome.REJECTED) {
      memory.loseForm();
    }
    if (endsPurchase(outcome)) {
      memory.loseBuyable(draws);
    }
    int step = walk.drawPossible(isPossible, draws.of(Purpose.STEP), audit);
    return step < 0 ? afterFailure() : take(step);
  }

  private boolean endsPurchase(Outcome outcome) {
    return INTERACTIONS[current.interaction().index()] == Interaction.STORE_BUY_NOW
        || INTERACTIONS[current.interaction().index()] == Interaction.BUY_NOW
            && outcome == Outcome.REJECTED;
  }

  @Override
  public PageRequest afterFailure() {
    memory.loseForm();
    walk.start();
    current = paths.plain(Interaction.HOME.ordinal());
    return current;
  }

  private PageRequest take(int step) {
    if (step == table.back()) {
      current = walk.goBack();
    } else {
      walk.enter(step, current);
      current = requests.of(INTERACTIONS[step]);
    }
    return current;
  }
}
