package org.rubisee.contract.shared;

import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.attack.TierPorts;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.site.OnSite;

/** Nothing that a stranger sends to a port of any tier ends a server or keeps others from it. */
@OnSite
public abstract class TierPortsContract {

  private static final ApplicationUnderTest APPLICATION = ApplicationUnderTest.ofThisSuite();

  @Test
  @Timeout(300)
  void answersPagesAfterFirstFramesToEachPort(Customer customer, TierPorts ports) {
    assumeFalse(ports.equals(TierPorts.NONE), "Skipped: somebody else started the site");
    ports.attack(
        TierPorts.SAMPLE, () -> assertThatPage(customer.get(APPLICATION.rowPage() + 1)).isOk());
  }
}
