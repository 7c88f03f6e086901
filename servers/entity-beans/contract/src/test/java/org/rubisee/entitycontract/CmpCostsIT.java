package org.rubisee.entitycontract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.container.CommitOption;
import org.rubisee.entities.Bids;
import org.rubisee.entities.Categories;
import org.rubisee.entities.CategoryEntity;
import org.rubisee.entities.UserEntity;
import org.rubisee.entities.Users;
import org.rubisee.model.Category;

/** entity-cmp in entity-container. */
class CmpCostsIT extends EntityContainerCosts {
  CmpCostsIT(SiteData.Running database) {
    super("entity-cmp", database);
  }

  @ParameterizedTest
  @CsvSource({"off, 4", "on, 5"})
  void aCheckBeforeAnInsertIsASelectMore(String check, int selects) throws Exception {
    try (OwnContainer beans = container(Map.of("insert-check", check))) {
      Bids bids = beans.home("Bid", Bids.Home.class);
      bids.create(bid(1), NOW);
      assertThat(statements(() -> bids.create(bid(2), NOW)))
          .isEqualTo(new Statements(selects, 1, 2));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"B", "C"})
  void aFinderThatReadsAheadSparesTheLoads(String option) throws Exception {
    try (OwnContainer near = container(Map.of("commit-option", option));
        OwnContainer ahead = container(Map.of("commit-option", option, "read-ahead", "on"))) {
      assertThat(statements(() -> listInOneTransaction(ahead)).selects()).isEqualTo(1);
      assertThat(statements(() -> listInOneTransaction(near)).selects())
          .isEqualTo(1 + listInOneTransaction(near).size());
      assertThat(listInOneTransaction(ahead)).isEqualTo(listInOneTransaction(near));
    }
  }

  @Test
  void whatWasReadAheadIsReadAgainToBeChanged() throws Exception {
    try (OwnContainer beans = container(Map.of("read-ahead", "on"))) {
      Users users = beans.home("User", Users.Home.class);
      int before = users.findByPrimaryKey(7).getRating();
      beans.userTransaction().begin();
      UserEntity user = users.findByPrimaryKey(7);
      assertThat(user.getRating()).isEqualTo(before);
      execute("UPDATE users SET rating = rating + 100 WHERE id = 7");
      user.addRating(1);
      beans.userTransaction().commit();
      assertThat(users.findByPrimaryKey(7).getRating()).isEqualTo(before + 101);
    }
  }

  @Test
  void optionAKeepsNothingThatWasReadAheadWithoutALock() throws Exception {
    try (OwnContainer beans = container(Map.of("commit-option", "A", "read-ahead", "on"))) {
      assertThat(statements(() -> listInOneTransaction(beans)).selects()).isGreaterThan(1);
      assertThat(statements(() -> listInOneTransaction(beans)).selects()).isEqualTo(1);
    }
  }

  private static List<Category> listInOneTransaction(OwnContainer beans) throws Exception {
    List<Category> listed = new ArrayList<>();
    beans.userTransaction().begin();
    for (CategoryEntity each : beans.home("Category", Categories.Home.class).findAllCategories()) {
      listed.add(each.getCategory());
    }
    beans.userTransaction().commit();
    return listed;
  }

  /** Option C: find and load the item, find and load the ids; A: all of it is known. */
  @Override
  int selectsOfABid(CommitOption option) {
    return option == CommitOption.A ? 0 : 4;
  }
}
