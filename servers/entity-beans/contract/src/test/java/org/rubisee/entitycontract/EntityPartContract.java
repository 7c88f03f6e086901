package org.rubisee.entitycontract;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rubisee.beans.Transactions;
import org.rubisee.beans.UserTransactions;
import org.rubisee.entities.EntityUseCases;
import org.rubisee.entities.RemoteHomes;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;
import org.rubisee.model.NewComment;
import org.rubisee.model.NewItem;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.NewUser;
import org.rubisee.model.UseCases;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;
import org.rubisee.sql.SqlUseCases;

/**
 * The entity part of the contract: beans in whichever container give the answers that the SQL
 * scripts give on the same data, and leave the same rows behind. A subclass says in which
 * container.
 */
@ExtendWith(SiteData.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class EntityPartContract {
  private static final Credentials USER_5 = new Credentials("user5", "password5");
  private static final int LAST_ITEM = SiteData.SCALE.items() + SiteData.SCALE.of("old-items") + 2;

  private SiteData.Running database;
  private Optional<InProcessContainer> container = Optional.empty();
  private UseCases beans;
  private UseCases callByCall;

  /** Deploys the beans. */
  protected abstract InProcessContainer deploy(DatabaseAddress address) throws Exception;

  @BeforeAll
  final void start(SiteData.Running running) throws Exception {
    database = running;
    InProcessContainer deployed = deploy(running.address());
    container = Optional.of(deployed);
    beans =
        new EntityUseCases(
            new RemoteHomes(deployed, deployed::query),
            new UserTransactions(deployed::userTransaction),
            settings());
    callByCall =
        new EntityUseCases(
            new RemoteHomes(deployed, deployed::query), Transactions.OF_EACH_CALL, settings());
  }

  @AfterAll
  final void stop() {
    container.ifPresent(InProcessContainer::close);
  }

  @BeforeEach
  final void restore() throws SQLException {
    database.restore();
  }

  private static SiteSettings settings() {
    Properties properties = new Properties();
    properties.setProperty("rubis.site.clock", "fixed:" + BusinessClock.LOAD_EPOCH.plusHours(30));
    return SiteSettings.of(properties);
  }

  /** A use case, or a string of them. */
  private interface Asking {
    Object ask(UseCases useCases) throws RejectedException;
  }

  /** What comes of it: an answer, or the rule that was broken. */
  private static Object outcome(Callable<Object> asking) throws Exception {
    try {
      return asking.call();
    } catch (RejectedException e) {
      return e.rejection();
    }
  }

  private Object ofScripts(Asking asking) throws Exception {
    SiteSettings settings = settings();
    try (Connection connection = database.connect()) {
      connection.setAutoCommit(false);
      boolean committed = false;
      try {
        Object answer =
            asking.ask(new SqlUseCases(connection, settings.clock(), settings.legacyClient()));
        connection.commit();
        committed = true;
        return answer;
      } catch (RejectedException e) {
        return e.rejection();
      } finally {
        if (!committed) {
          connection.rollback();
        }
      }
    }
  }

  private void answersAlike(String what, Asking asking) throws Exception {
    assertThat(outcome(() -> asking.ask(beans))).as(what).isEqualTo(ofScripts(asking));
  }

  @Test
  void listsAreAlike() throws Exception {
    answersAlike("categories", site -> site.browseCategories().browseCategories());
    answersAlike("regions", site -> site.browseRegions().browseRegions());
    for (String region : List.of("TX--Houston", "nowhere")) {
      answersAlike(region, site -> site.browseCategories().browseCategoriesInRegion(region));
    }
    answersAlike("to sell", site -> site.browseCategories().selectCategoryToSellItem(USER_5));
  }

  @Test
  void searchesAreAlike() throws Exception {
    for (int category = 1; category <= 40; category += 3) {
      int wanted = category;
      for (int page = 0; page < 2; page++) {
        int number = page;
        answersAlike(
            "category " + category + " page " + page,
            site -> site.searchItemsByCategory().searchItemsByCategory(wanted, number, 3));
        answersAlike(
            "category " + category + " in region 1 page " + page,
            site -> site.searchItemsByRegion().searchItemsByRegion(wanted, 1, number, 2));
      }
    }
  }

  @Test
  void itemsAreAlikeCurrentAndOldOnes() throws Exception {
    for (int item = 0; item <= LAST_ITEM; item += 3) {
      int wanted = item;
      answersAlike("item " + item, site -> site.viewItem().viewItem(wanted));
      answersAlike("bids on " + item, site -> site.viewBidHistory().viewBidHistory(wanted));
    }
  }

  @Test
  void formsAreAlike() throws Exception {
    for (int item = 1; item <= LAST_ITEM; item += 7) {
      int wanted = item;
      answersAlike("buying " + item, site -> site.buyNow().buyNow(USER_5, wanted));
      answersAlike("bidding on " + item, site -> site.putBid().putBid(USER_5, wanted));
      answersAlike("commenting " + item, site -> site.putComment().putComment(USER_5, 9, wanted));
    }
    answersAlike("nobody to comment on", site -> site.putComment().putComment(USER_5, 9999, 1));
    Credentials wrong = new Credentials("user5", "wrong");
    answersAlike("wrong password", site -> site.putBid().putBid(wrong, 1));
    Credentials nobody = new Credentials("nobody", "password");
    answersAlike("wrong name", site -> site.auth().auth(nobody));
  }

  @Test
  void usersAreAlike() throws Exception {
    for (int user = 1; user <= SiteData.SCALE.users() + 1; user += 9) {
      int wanted = user;
      answersAlike("user " + user, site -> site.viewUserInfo().viewUserInfo(wanted));
      Credentials login = new Credentials("user" + user, "password" + user);
      answersAlike("about " + user, site -> site.aboutMe().aboutMe(login));
    }
  }

  @Test
  void writesAreAnsweredAlikeAndLeaveTheSameRows() throws Exception {
    assertWritesAlike(beans);
  }

  /** As where the caller's transactions do not reach the container. */
  @Test
  void soAreWritesOfWhichEachCallIsATransaction() throws Exception {
    assertWritesAlike(callByCall);
  }

  private void assertWritesAlike(UseCases useCases) throws Exception {
    List<Object> ofBeans = new ArrayList<>();
    for (Asking write : writes()) {
      ofBeans.add(outcome(() -> write.ask(useCases)));
    }
    Map<String, List<String>> rows = database.rows();
    database.restore();
    List<Object> ofScripts = new ArrayList<>();
    for (Asking write : writes()) {
      ofScripts.add(ofScripts(write));
    }
    assertThat(ofBeans).isEqualTo(ofScripts);
    assertThat(rows).isEqualTo(database.rows());
  }

  private List<Asking> writes() {
    return Stream.of(bids(), purchases(), comments(), registrations())
        .flatMap(List::stream)
        .toList();
  }

  private static List<Asking> bids() {
    return IntStream.rangeClosed(1, 40)
        .<Asking>mapToObj(
            item ->
                site -> {
                  Money bid = Money.ofUnits(item % 5 == 0 ? 1 : 1_000_000L + item);
                  site.storeBid().storeBid(new NewBid(5, item * 5, item % 3 + 1, bid, bid));
                  return "bid";
                })
        .toList();
  }

  private static List<Asking> purchases() {
    return IntStream.rangeClosed(1, SiteData.SCALE.items() + 1)
        .<Asking>mapToObj(
            item ->
                site -> {
                  String ticket = item % 2 == 0 ? "" : "ticket" + item / 4;
                  site.storeBuyNow().storeBuyNow(new NewPurchase(6, item, 1, ticket));
                  return "bought";
                })
        .toList();
  }

  private static List<Asking> comments() {
    return IntStream.of(7, 8, 7, 9999)
        .<Asking>mapToObj(
            user ->
                site -> {
                  site.storeComment()
                      .storeComment(new NewComment(5, user, 3, -3, "Späte Ware", ""));
                  return "said";
                })
        .toList();
  }

  private static List<Asking> registrations() {
    NewUser user = new NewUser("A", "B", "newcomer", "a@b", "1:00:00", "TX--Houston");
    NewUser fromNowhere = new NewUser("A", "B", "stranger", "a@b", "1:00:00", "nowhere");
    return List.of(
        site -> site.registerUser().registerUser(user),
        site -> site.registerUser().registerUser(user),
        site -> site.registerUser().registerUser(fromNowhere),
        site -> site.registerItem().registerItem(item(1)),
        site -> site.registerItem().registerItem(item(9999)));
  }

  private static NewItem item(int category) {
    return new NewItem(5, category, "thing", "text", 2, Money.ONE, Money.ZERO, Money.ofUnits(9), 3);
  }
}
