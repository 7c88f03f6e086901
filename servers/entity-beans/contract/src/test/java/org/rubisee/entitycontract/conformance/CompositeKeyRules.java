package org.rubisee.entitycontract.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.CreateException;
import jakarta.ejb.ObjectNotFoundException;
import java.util.List;
import java.util.stream.Stream;

/** EJB 2.1, 10.8.2: a primary key class whose fields are several columns. */
final class CompositeKeyRules {
  private CompositeKeyRules() {}

  static List<Rule> all() {
    return rules().map(rule -> rule.only(Rule.Form.CMP)).toList();
  }

  private static Stream<Rule> rules() {
    return Stream.of(
        new Rule(
            "composite-key-find",
            "10",
            "A key of two columns finds its object, and nothing else.",
            subject -> {
              subject.holding(1, 2, 30);
              Holding found = subject.holdings().findByPrimaryKey(new HoldingKey(1, 2));
              assertThat(found.getPrimaryKey()).isEqualTo(new HoldingKey(1, 2));
              assertThat(found.getShares()).isEqualTo(30);
              assertThatThrownBy(() -> subject.holdings().findByPrimaryKey(new HoldingKey(2, 1)))
                  .isInstanceOf(ObjectNotFoundException.class);
            }),
        new Rule(
            "composite-key-find-many",
            "10",
            "A finder of several objects gives references with keys of two columns.",
            subject -> {
              subject.holding(1, 3, 30);
              subject.holding(1, 2, 20);
              subject.holding(2, 2, 10);
              assertThat(subject.holdings().findByAccount(1))
                  .extracting(Holding::getPrimaryKey)
                  .containsExactly(new HoldingKey(1, 2), new HoldingKey(1, 3));
              assertThat(subject.holdings().findByShares(10).getPrimaryKey())
                  .isEqualTo(new HoldingKey(2, 2));
            }),
        new Rule(
            "composite-key-create",
            "10",
            "Creating an object takes the two columns of its key from ejbCreate.",
            subject -> {
              Holding created = subject.holdings().create(1, 2, 30);
              assertThat(created.getPrimaryKey()).isEqualTo(new HoldingKey(1, 2));
              assertThat(subject.shares(1, 2)).contains(30);
              assertThat(created.getStock()).isEqualTo(2);
            }),
        new Rule(
            "composite-key-create-twice",
            "10",
            "Creating a key of two columns a second time throws CreateException.",
            subject -> {
              subject.holding(1, 2, 30);
              assertThatThrownBy(() -> subject.holdings().create(1, 2, 40))
                  .isInstanceOf(CreateException.class);
              assertThat(subject.shares(1, 2)).contains(30);
            }),
        new Rule(
            "composite-key-identity",
            "9",
            "References are identical if both columns of the key are equal, and only then.",
            subject -> {
              Holding one = subject.holding(1, 2, 30);
              Holding other = subject.holding(1, 3, 30);
              assertThat(one.isIdentical(subject.holdings().findByPrimaryKey(new HoldingKey(1, 2))))
                  .isTrue();
              assertThat(one.isIdentical(other)).isFalse();
            }),
        new Rule(
            "composite-key-one-object",
            "10",
            "Found by its key of two columns or by a query, it is one object of the transaction.",
            subject -> {
              subject.holding(1, 2, 30);
              subject.inTransaction(
                  () -> {
                    subject.holdings().findByPrimaryKey(new HoldingKey(1, 2)).buy(5);
                    assertThat(subject.holdings().findByAccount(1))
                        .extracting(Holding::getShares)
                        .containsExactly(35);
                  });
            }),
        new Rule(
            "composite-key-store",
            "10",
            "A change is stored in the row with both columns of the key.",
            subject -> {
              Holding changed = subject.holding(1, 2, 30);
              subject.holding(1, 3, 30);
              subject.holding(2, 2, 30);
              changed.buy(5);
              assertThat(subject.shares(1, 2)).contains(35);
              assertThat(subject.shares(1, 3)).contains(30);
              assertThat(subject.shares(2, 2)).contains(30);
            }),
        new Rule(
            "composite-key-remove",
            "10",
            "A removal deletes the row with both columns of the key.",
            subject -> {
              Holding removed = subject.holding(1, 2, 30);
              subject.holding(1, 3, 30);
              subject.holding(2, 2, 30);
              removed.remove();
              assertThat(subject.shares(1, 2)).isEmpty();
              assertThat(subject.shares(1, 3)).contains(30);
              assertThat(subject.shares(2, 2)).contains(30);
            }));
  }
}
