package org.rubisee.auction.customers;

import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.Purpose;
import org.rubisee.emulator.customer.Walk;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.matrix.StepAudit;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.measurement.Outcome;
import org.rubisee.model.Interaction;

/**
 * A customer that behaves like the client of RUBiS 1.4.3: its session ends by a transition, or
 * after the table's greatest number of them; an empty search makes it go back, and a page asked for
 * again by going back is asked for with what the last page showed.
 */
final class LegacyCustomer implements Customer {

  private static final Interaction[] INTERACTIONS = Interaction.values();

  private final TransitionTable table;
  private final StepAudit audit;
  private final Draws draws;
  private final LegacyMemory memory = new LegacyMemory();
  private final LegacyRequests requests;
  private final Walk walk;
  private PageRequest current;
  private int transitions;

  LegacyCustomer(Market market, Draws draws) {
    this.table = market.table();
    this.audit = market.audit();
    this.draws = draws;
    walk = new Walk(table, Interaction.HOME.ordinal());
    Login login = Login.random(market.population().users(), draws.of(Purposes.LOGIN));
    requests = new LegacyRequests(market, login, memory, draws);
    current = requests.of(Interaction.HOME);
  }

  @Override
  public PageRequest firstPage() {
    return current;
  }

  @Override
  public PageRequest nextPage(PageScan page, Outcome outcome) {
    if (outcome != Outcome.OK && outcome != Outcome.REJECTED) {
      return afterFailure();
    }
    memory.see(page, draws);
    int step = walk.draw(draws.of(Purpose.STEP));
    audit.stepTaken(walk.current(), table.allSteps(walk.current()), step);
    transitions++;
    if (step == table.endOfSession() || transitions >= table.mostTransitions()) {
      return PageRequest.END_OF_SESSION;
    }
    take(step);
    return current;
  }

  @Override
  public PageRequest afterFailure() {
    walk.start();
    current = requests.of(Interaction.HOME);
    return current;
  }

  private void take(int step) {
    if (step == table.back()) {
      back();
    } else {
      walk.enter(step, current);
    }
    boolean impossible = !requests.possible(INTERACTIONS[walk.current()]);
    if (memory.sorry() || impossible) {
      memory.forgetSorry();
      audit.stepCountedAgain();
      back();
    }
    current =
        requests.of(
            requests.possible(INTERACTIONS[walk.current()])
                ? INTERACTIONS[walk.current()]
                : Interaction.HOME);
  }

  private void back() {
    if (walk.canGoBack()) {
      walk.goBack();
    } else {
      walk.start();
    }
  }
}
