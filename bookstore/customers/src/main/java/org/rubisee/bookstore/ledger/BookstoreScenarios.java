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

  @Override
  public String introduction() {
    return """
        The paper counted no statements of its bookstore, but says three things in words (Middleware 2003,
        section 5). PHP and servlets "contain exactly the same queries": here they send the same statements,
        and PHP differs only in those that begin, end or set up transactions. EJB "requires too many short
        queries to maintain the state of beans": here local-interfaces reads every book and author of a
        list by statements of their own. With locks in the servlet engine the statements LOCK TABLES and
        UNLOCK TABLES are removed: the tables at the end of this chapter show what `locking=table` and
        `locking=servlet` send in place of the row locks.
        """;
  }
}
