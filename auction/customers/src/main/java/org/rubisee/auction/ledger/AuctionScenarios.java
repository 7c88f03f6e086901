package org.rubisee.auction.ledger;

import java.util.List;
import org.rubisee.application.Case;
import org.rubisee.application.SampleData;
import org.rubisee.application.Scenarios;

/** What the ledger of the auction counts. */
public final class AuctionScenarios implements Scenarios {

  @Override
  public String application() {
    return "auction";
  }

  @Override
  public List<Case> cases(SampleData data, int turns) {
    return Cases.of(data, turns);
  }
}
