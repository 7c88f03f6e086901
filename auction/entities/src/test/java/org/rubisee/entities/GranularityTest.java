package org.rubisee.entities;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.beans.EntityWork;
import org.rubisee.beans.Transactions;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewBid;
import org.rubisee.model.NewComment;
import org.rubisee.model.NewItem;
import org.rubisee.model.NewPurchase;
import org.rubisee.model.NewUser;
import org.rubisee.model.UseCases;
import org.rubisee.settings.SiteSettings;

/**
 * The calls from the web tier to the beans, as RUBiS 1.4.3 makes them, less {@code create} on the
 * home of the stateless Query. Each formula is that of the original in the number of categories,
 * regions, items, bids and comments.
 */
class GranularityTest {
  private final CountedBeans beans = new CountedBeans();
  private int transactions;

  private UseCases useCases() {
    Properties settings = new Properties();
    settings.setProperty("rubis.site.clock", "fixed:" + CountedBeans.NOW);
    Transactions counted =
        new Transactions() {
          @Override
          public <T> T within(EntityWork<T> work)
              throws RejectedException,
                  jakarta.ejb.CreateException,
                  jakarta.ejb.FinderException,
                  java.io.IOException {
            transactions++;
            return work.run();
          }
        };
    return new EntityUseCases(beans.homes(), counted, SiteSettings.of(settings));
  }

  /** Where transactions of the web tier do not reach the beans. */
  private UseCases callByCall() {
    Properties settings = new Properties();
    settings.setProperty("rubis.site.clock", "fixed:" + CountedBeans.NOW);
    return new EntityUseCases(beans.homes(), Transactions.OF_EACH_CALL, SiteSettings.of(settings));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 20, 40})
  void browseCategoriesAsksEachCategory(int categories) {
    beans.count("Category.findAllCategories", categories);
    useCases().browseCategories().browseCategories();
    assertThat(beans.total()).isEqualTo(1 + categories);
    assertThat(transactions).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 20, 40})
  void browseCategoriesInRegionAsksTheRegionToo(int categories) throws RejectedException {
    beans.count("Category.findAllCategories", categories);
    useCases().browseCategories().browseCategoriesInRegion("r");
    assertThat(beans.total()).isEqualTo(3 + categories);
    assertThat(transactions).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 20, 40})
  void selectCategoryToSellItemLogsInFirst(int categories) throws RejectedException {
    beans.count("Category.findAllCategories", categories);
    useCases().browseCategories().selectCategoryToSellItem(CountedBeans.USER);
    assertThat(beans.total()).isEqualTo(4 + categories);
    assertThat(transactions).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 10, 62})
  void browseRegionsAsksEachRegion(int regions) {
    beans.count("Region.findAllRegions", regions);
    useCases().browseRegions().browseRegions();
    assertThat(beans.total()).isEqualTo(1 + regions);
    assertThat(transactions).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 20})
  void searchingFindsAndAsksEachItem(int items) {
    beans.count("Query.getCurrentItemsInCategory", items);
    beans.count("Query.getCurrentItemsInCategoryAndRegion", items);
    useCases().searchItemsByCategory().searchItemsByCategory(1, 0, 20);
    assertThat(beans.total()).isEqualTo(1 + 2 * items);
    useCases().searchItemsByRegion().searchItemsByRegion(1, 1, 0, 20);
    assertThat(beans.total()).isEqualTo(2 * (1 + 2 * items));
    assertThat(transactions).isZero();
  }

  @Test
  void theItemThatTellsOfANextPageIsNotAsked() {
    beans.count("Query.getCurrentItemsInCategory", 21);
    assertThat(useCases().searchItemsByCategory().searchItemsByCategory(1, 0, 20).hasMore())
        .isTrue();
    assertThat(beans.total()).isEqualTo(1 + 2 * 20);
  }

  @Test
  void viewItemFindsTheItemAndCallsThirteenGetters() throws RejectedException {
    useCases().viewItem().viewItem(1);
    assertThat(beans.total()).isEqualTo(1 + 13);
  }

  @Test
  void viewItemLooksTwiceForAnOldItem() throws RejectedException {
    beans.missing("Item.findByPrimaryKey");
    useCases().viewItem().viewItem(1);
    assertThat(beans.total()).isEqualTo(2 + 13);
  }

  @ParameterizedTest
  @CsvSource({"2, 2, 20", "3, 3, 20", "5, 5, 20", "10, 4, 4"})
  void viewItemWalksTheBidsThatUseUpTheQuantity(int quantity, int walked, int bids)
      throws RejectedException {
    beans.answer("Item.getQuantity", quantity).count("Query.getItemQtyMaxBid", bids);
    useCases().viewItem().viewItem(1);
    assertThat(beans.total()).isEqualTo(1 + 13 + 1 + 2 * walked + 1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 7})
  void viewUserInfoCallsFourTimesPerComment(int comments) throws RejectedException {
    beans.count("Comment.findByToUser", comments);
    useCases().viewUserInfo().viewUserInfo(1);
    assertThat(beans.total()).isEqualTo(3 + 4 * comments);
    assertThat(transactions).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 10})
  void viewBidHistoryCallsTwicePerBid(int bids) throws RejectedException {
    beans.count("Query.getItemBidHistory", bids);
    useCases().viewBidHistory().viewBidHistory(1);
    assertThat(beans.total()).isEqualTo(3 + 2 * bids);
    assertThat(transactions).isZero();
  }

  @Test
  void buyNowAsksForTheFieldsOfTheForm() throws RejectedException {
    useCases().buyNow().buyNow(CountedBeans.USER, 1);
    assertThat(beans.total()).isEqualTo(10);
  }

  @Test
  void storeBuyNowTakesUnitsAndCreates() throws RejectedException {
    useCases().storeBuyNow().storeBuyNow(new NewPurchase(1, 1, 1, "ticket"));
    assertThat(beans.calls())
        .isEqualTo(Map.of("Item.findByPrimaryKey", 1, "Item.takeUnits", 1, "BuyNow.create", 1));
    assertThat(transactions).isEqualTo(1);
  }

  @Test
  void theCreateTakesTheUnitsWhereTransactionsDoNotSpanCalls() throws RejectedException {
    callByCall().storeBuyNow().storeBuyNow(new NewPurchase(1, 1, 1, "ticket"));
    assertThat(beans.calls())
        .isEqualTo(Map.of("Item.findByPrimaryKey", 1, "BuyNow.createAndTakeUnits", 1));
  }

  @Test
  void putBidLogsInAndViewsTheItem() throws RejectedException {
    useCases().putBid().putBid(CountedBeans.USER, 1);
    assertThat(beans.total()).isEqualTo(3 + 14);
  }

  @Test
  void storeBidCreates() throws RejectedException {
    useCases().storeBid().storeBid(new NewBid(1, 1, 1, Money.ONE, Money.ONE));
    assertThat(beans.calls()).isEqualTo(Map.of("Bid.create", 1));
    assertThat(transactions).isZero();
  }

  @Test
  void putCommentAsksAuthorAddresseeAndItem() throws RejectedException {
    useCases().putComment().putComment(CountedBeans.USER, 2, 1);
    assertThat(beans.total()).isEqualTo(7);
  }

  @Test
  void storeCommentAddsTheRatingAndCreates() throws RejectedException {
    useCases().storeComment().storeComment(new NewComment(1, 2, 1, 5, "good", ""));
    assertThat(beans.calls())
        .isEqualTo(Map.of("User.findByPrimaryKey", 1, "User.addRating", 1, "Comment.create", 1));
    assertThat(transactions).isEqualTo(1);
  }

  @Test
  void theCreateAddsTheRatingWhereTransactionsDoNotSpanCalls() throws RejectedException {
    callByCall().storeComment().storeComment(new NewComment(1, 2, 1, 5, "good", ""));
    assertThat(beans.calls())
        .isEqualTo(Map.of("User.findByPrimaryKey", 1, "Comment.createAndRate", 1));
  }

  @Test
  void registerItemCreates() throws RejectedException {
    NewItem item = new NewItem(1, 1, "name", "text", 1, Money.ONE, Money.ZERO, Money.ZERO, 7);
    assertThat(useCases().registerItem().registerItem(item).id()).isEqualTo(1);
    assertThat(beans.calls()).isEqualTo(Map.of("Item.create", 1));
  }

  @Test
  void registerUserReadsBackWhatWasStored() throws RejectedException {
    beans.missingOnce("User.findByNickName");
    useCases().registerUser().registerUser(newUser());
    assertThat(beans.calls())
        .containsAllEntriesOf(
            Map.of(
                "Region.findByName", 1,
                "Region.getRegion", 1,
                "User.findByNickName", 2,
                "User.create", 1));
    assertThat(beans.total()).isEqualTo(9);
  }

  private static NewUser newUser() {
    return new NewUser("f", "l", "nick", "e", "hash", "r");
  }

  @Test
  void registerUserRejectsATakenNicknameBeforeCreating() {
    assertThatThrownBy(() -> useCases().registerUser().registerUser(newUser()))
        .isInstanceOf(RejectedException.class);
    assertThat(beans.calls()).doesNotContainKey("User.create");
  }

  @ParameterizedTest
  @CsvSource({"0,0,0,0,0,0", "1,1,1,1,1,4", "3,2,5,1,2,3"})
  void aboutMeAsksLineByLine(int bids, int selling, int sold, int won, int bought, int comments)
      throws RejectedException {
    beans.count("Query.getUserBids", bids);
    beans.count("Item.findUserCurrentSellings", selling);
    beans.count("Item.findUserPastSellings", sold);
    beans.count("Query.getUserWonItems", won);
    beans.count("BuyNow.findUserBuyNow", bought);
    beans.count("Comment.findByToUser", comments);
    useCases().aboutMe().aboutMe(CountedBeans.USER);
    int lines = 5 * bids + selling + sold + 2 * won + 4 * bought + 4 * comments;
    assertThat(beans.total()).isEqualTo(11 + lines);
    assertThat(transactions).isEqualTo(1);
  }
}
