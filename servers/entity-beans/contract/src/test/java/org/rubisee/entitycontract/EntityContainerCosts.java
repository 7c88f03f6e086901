package org.rubisee.entitycontract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.rubisee.container.CommitOption;
import org.rubisee.container.ContainerSettings;
import org.rubisee.entities.Bids;
import org.rubisee.entities.BuyNows;
import org.rubisee.entities.Categories;
import org.rubisee.entities.CategoryEntity;
import org.rubisee.entities.Comments;
import org.rubisee.entities.ItemEntity;
import org.rubisee.entities.Items;
import org.rubisee.entities.UserEntity;
import org.rubisee.entities.Users;
import org.rubisee.logic.Money;
import org.rubisee.model.NewBid;
import org.rubisee.model.NewComment;
import org.rubisee.model.NewItem;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.NewUser;
import org.rubisee.settings.BusinessClock;

/**
 * What beans cost in entity-container: calls from bean to bean, and statements under each commit
 * option; and that concurrent transactions lose no update under any.
 */
@ExtendWith(SiteData.class)
abstract class EntityContainerCosts {
  static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH;
  private static final int THREADS = 6;
  private static final int ROUNDS = 15;

  private static final List<String> OWN =
      List.of(
          "Item.getSellerNickname",
          "Item.getDetails",
          "Item.getMyWin",
          "Item.create",
          "Bid.create",
          "Bid.findByPrimaryKey",
          "Bid.getDetails",
          "Comment.create",
          "BuyNow.create",
          "User.create");

  private final String implementation;
  private final SiteData.Running database;

  EntityContainerCosts(String implementation, SiteData.Running database) {
    this.implementation = implementation;
    this.database = database;
  }

  @BeforeEach
  void restore() throws SQLException {
    database.restore();
  }

  private OwnContainer container(CommitOption option) throws Exception {
    return container(Map.of("commit-option", option.name(), "option-d-millis", "0"));
  }

  /** The container with settings, named without their prefix. */
  final OwnContainer container(Map<String, String> knobs) throws Exception {
    Properties settings = new Properties();
    knobs.forEach((name, value) -> settings.setProperty(ContainerSettings.PREFIX + name, value));
    return new OwnContainer(database.address(), Archives.of(implementation).entities(), settings);
  }

  /** Changes the database behind the beans' back. */
  final void execute(String sql) throws SQLException {
    database.execute(sql);
  }

  /** Something done with beans. */
  interface Work {
    void run() throws Exception;
  }

  final Statements statements(Work work) throws Exception {
    Statements before = database.statements();
    work.run();
    return database.statements().since(before);
  }

  @Test
  void optionALoadsOnceAndSeesNoChangeBehindItsBack() throws Exception {
    try (OwnContainer beans = container(CommitOption.A)) {
      UserEntity user = beans.home("User", Users.Home.class).findByPrimaryKey(5);
      String name = user.getNickName();
      assertThat(
              statements(
                  () -> {
                    for (int i = 0; i < ROUNDS; i++) {
                      beans.home("User", Users.Home.class).findByPrimaryKey(5).getNickName();
                    }
                  }))
          .as("a cached bean takes no statement")
          .isEqualTo(new Statements(0, 0, 0));
      database.execute("UPDATE users SET rating = rating + 1000 WHERE id = 5");
      assertThat(user.getRating()).isLessThan(1000);
      assertThat(user.getNickName()).isEqualTo(name);
      database.execute("UPDATE users SET rating = rating - 1000 WHERE id = 5");
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"B", "C"})
  void optionsBAndCLoadOncePerTransaction(CommitOption option) throws Exception {
    try (OwnContainer beans = container(option)) {
      UserEntity user = beans.home("User", Users.Home.class).findByPrimaryKey(5);
      user.getNickName();
      assertThat(
              statements(
                  () -> {
                    for (int i = 0; i < ROUNDS; i++) {
                      user.getNickName();
                    }
                  }))
          .as("each call is a transaction of its own")
          .isEqualTo(new Statements(ROUNDS, 0, 0));
      assertThat(
              statements(
                  () -> {
                    beans.userTransaction().begin();
                    for (int i = 0; i < ROUNDS; i++) {
                      user.getNickName();
                    }
                    beans.userTransaction().commit();
                  }))
          .as("all calls in one transaction")
          .isEqualTo(new Statements(1, 0, 0));
    }
  }

  @Test
  void optionDLoadsAgainWhenItsTimeIsOver() throws Exception {
    try (OwnContainer beans = container(CommitOption.D)) {
      UserEntity user = beans.home("User", Users.Home.class).findByPrimaryKey(5);
      user.getNickName();
      assertThat(statements(user::getNickName)).isEqualTo(new Statements(1, 0, 0));
    }
  }

  @ParameterizedTest
  @CsvSource({"A", "C"})
  void aBidInsertsItselfAndUpdatesItemAndIds(CommitOption option) throws Exception {
    try (OwnContainer beans = container(option)) {
      Bids bids = beans.home("Bid", Bids.Home.class);
      bids.create(bid(1), NOW);
      Statements second = statements(() -> bids.create(bid(2), NOW));
      assertThat(second.inserts()).isEqualTo(1);
      assertThat(second.updates()).isEqualTo(2);
      assertThat(second.selects()).isEqualTo(selectsOfABid(option));
    }
  }

  @ParameterizedTest
  @CsvSource({"before-finders, 2", "on-commit-only, 1"})
  void aChangeIsStoredBeforeEachFinderOrAtCommitOnly(String sync, int updates) throws Exception {
    try (OwnContainer beans = container(Map.of("sync", sync))) {
      UserEntity user = beans.home("User", Users.Home.class).findByPrimaryKey(7);
      Comments comments = beans.home("Comment", Comments.Home.class);
      Statements spent =
          statements(
              () -> {
                beans.userTransaction().begin();
                user.addRating(1);
                comments.findByToUser(7);
                user.addRating(1);
                beans.userTransaction().commit();
              });
      assertThat(spent.updates()).isEqualTo(updates);
    }
  }

  @Test
  void aReadOnlyBeanIsLoadedOnceByWhateverTransaction() throws Exception {
    try (OwnContainer beans = container(Map.of("read-only", "Category,Region"))) {
      Categories categories = beans.home("Category", Categories.Home.class);
      int first = listed(categories);
      assertThat(statements(() -> listed(categories)))
          .as("the finder, and nothing for the " + first + " categories")
          .isEqualTo(new Statements(1, 0, 0));
    }
  }

  private static int listed(Categories categories) throws Exception {
    int count = 0;
    for (CategoryEntity category : categories.findAllCategories()) {
      assertThat(category.getCategory().name()).isNotEmpty();
      count++;
    }
    return count;
  }

  /** Find and load the item and the ids; how often is the implementation's affair. */
  abstract int selectsOfABid(CommitOption option);

  static NewBid bid(int round) {
    Money amount = Money.ofUnits(1_000_000L + round * 10L);
    return new NewBid(5, 10, 1, amount, amount);
  }

  @Test
  void beansCallEachOtherAsOftenAsTheOriginal() throws Exception {
    try (OwnContainer beans = container(CommitOption.C)) {
      Items items = beans.home("Item", Items.Home.class);
      ItemEntity item = items.findByPrimaryKey(10);
      assertThat(callsWithin(beans, 1, item::getSellerNickname))
          .isEqualTo(Map.of("User.findByPrimaryKey", 1L, "User.getNickName", 1L));
      assertThat(callsWithin(beans, 1, item::getDetails)).hasSize(2);
      assertThat(callsWithin(beans, 1, item::getMyWin)).hasSize(2);
      Bids bids = beans.home("Bid", Bids.Home.class);
      assertThat(callsWithin(beans, 1, () -> bids.create(bid(1), NOW)))
          .isEqualTo(
              Map.of(
                  "Item.findByPrimaryKey", 1L,
                  "Item.placeBid", 1L,
                  "IdManager.findByPrimaryKey", 1L,
                  "IdManager.nextBidId", 1L));
      assertThat(callsWithin(beans, 2, () -> bids.findByPrimaryKey(1).getDetails()))
          .isEqualTo(Map.of("User.findByPrimaryKey", 1L, "User.getNickName", 1L));
      assertThat(
              callsWithin(
                  beans,
                  1,
                  () ->
                      beans
                          .home("Comment", Comments.Home.class)
                          .create(new NewComment(1, 2, 3, 0, "text", ""), NOW)))
          .isEqualTo(Map.of("IdManager.findByPrimaryKey", 1L, "IdManager.nextCommentId", 1L));
      assertThat(
              callsWithin(
                  beans,
                  1,
                  () ->
                      beans
                          .home("BuyNow", BuyNows.Home.class)
                          .create(new NewPurchase(1, 2, 1, ""), NOW)))
          .isEqualTo(Map.of("IdManager.findByPrimaryKey", 1L, "IdManager.nextBuyNowId", 1L));
      assertThat(
              callsWithin(
                  beans,
                  1,
                  () ->
                      beans
                          .home("User", Users.Home.class)
                          .create(new NewUser("a", "b", "new", "c", "d", "e"), 1, NOW)))
          .isEqualTo(Map.of("IdManager.findByPrimaryKey", 1L, "IdManager.nextUserId", 1L));
      NewItem newItem = new NewItem(1, 1, "n", "d", 1, Money.ONE, Money.ZERO, Money.ZERO, 1);
      assertThat(callsWithin(beans, 1, () -> items.create(newItem, NOW, false)))
          .isEqualTo(
              Map.of(
                  "Category.findByPrimaryKey", 1L,
                  "IdManager.findByPrimaryKey", 1L,
                  "IdManager.nextItemId", 1L));
    }
  }

  /** The calls that the container saw, less those that the test made: the first so many. */
  private static Map<String, Long> callsWithin(OwnContainer beans, int own, Work work)
      throws Exception {
    Map<String, Long> before = beans.calls();
    work.run();
    Map<String, Long> calls = new TreeMap<>();
    beans
        .calls()
        .forEach(
            (method, count) -> {
              long made = count - before.getOrDefault(method, 0L);
              if (made > 0) {
                calls.put(method, made);
              }
            });
    long total = calls.values().stream().mapToLong(Long::longValue).sum();
    calls.keySet().removeIf(OWN::contains);
    assertThat(total - calls.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(own);
    return calls;
  }

  @ParameterizedTest
  @EnumSource(CommitOption.class)
  void concurrentTransactionsLoseNoUpdate(CommitOption option) throws Exception {
    try (OwnContainer beans = container(option)) {
      int before = rating(beans);
      inThreads(
          () -> {
            for (int i = 0; i < ROUNDS; i++) {
              beans.home("User", Users.Home.class).findByPrimaryKey(7).addRating(1);
              beans
                  .home("Comment", Comments.Home.class)
                  .create(new NewComment(1, 7, 3, 0, "text", ""), NOW);
            }
            return null;
          });
      assertThat(rating(beans)).isEqualTo(before + THREADS * ROUNDS);
    }
  }

  private static int rating(OwnContainer beans) throws Exception {
    return beans.home("User", Users.Home.class).findByPrimaryKey(7).getRating();
  }

  private static void inThreads(Callable<Void> work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Void>> running = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        running.add(threads.submit(work));
      }
      for (Future<Void> one : running) {
        one.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void aRemovedEntityIsNotFoundAgain() throws Exception {
    for (CommitOption option : CommitOption.values()) {
      try (OwnContainer beans = container(option)) {
        Comments comments = beans.home("Comment", Comments.Home.class);
        var comment =
            (org.rubisee.entities.CommentEntity.Remote)
                comments.create(new NewComment(1, 7, 3, 0, "text", ""), NOW);
        assertThat(comment.getFromUserId()).isEqualTo(1);
        comment.remove();
        assertThatThrownBy(() -> comments.findByPrimaryKey((Integer) comment.getPrimaryKey()))
            .isInstanceOf(jakarta.ejb.ObjectNotFoundException.class);
      }
    }
  }
}
