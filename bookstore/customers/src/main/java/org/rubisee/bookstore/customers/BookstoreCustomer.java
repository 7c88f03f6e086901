package org.rubisee.bookstore.customers;

import java.util.function.IntPredicate;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.Purpose;
import org.rubisee.emulator.customer.Walk;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.matrix.StepAudit;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.measurement.Outcome;

/**
 * A customer of the bookstore: follows only what it has seen. A step that needs something unseen is
 * drawn again among the feasible ones, and counted. Where it is refused it asks for the same again.
 * After a failure it returns to the first page.
 */
final class BookstoreCustomer implements Customer {

  private static final Interaction[] INTERACTIONS = Interaction.values();
  private static final int HOME = Interaction.HOME.ordinal();

  private final StepAudit audit;
  private final Draws draws;
  private final Memory memory;
  private final IntPredicate isPossible;
  private final KnownRequests requests;
  private final Walk walk;
  private PageRequest current;

  BookstoreCustomer(Shop shop, Draws draws) {
    this.audit = shop.audit();
    this.draws = draws;
    memory = new Memory(Person.random(shop.customers(), draws));
    isPossible = step -> memory.allows(INTERACTIONS[step]);
    requests = new KnownRequests(shop, memory, draws);
    walk = new Walk(shop.table(), HOME);
    current = requests.of(Interaction.HOME);
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
    memory.see(INTERACTIONS[walk.current()], page, outcome, draws);
    int step = walk.drawPossible(isPossible, draws.of(Purpose.STEP), audit);
    return step < 0 ? afterFailure() : take(step);
  }

  private PageRequest take(int step) {
    if (step < INTERACTIONS.length) {
      walk.enter(step, current);
      current = requests.of(INTERACTIONS[step]);
    } else {
      current = walk.goBack();
    }
    return current;
  }

  @Override
  public PageRequest afterFailure() {
    memory.loseForm();
    walk.start();
    current = requests.of(Interaction.HOME);
    return current;
  }
}
