package org.rubisee.bookstore.ledger;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.application.Case;
import org.rubisee.application.SampleData;
import org.rubisee.application.Scenarios;

/** What the ledger of the bookstore counts. */
public final class BookstoreScenarios implements Scenarios {

  @Override
  public String application() {
    return "bookstore";
  }

  @Override
  public List<Case> cases(SampleData data, int turns) {
    List<Case> all = new ArrayList<>(new ReadCases(data).all());
    all.addAll(new WriteCases(data, turns).all());
    return all;
  }
}
