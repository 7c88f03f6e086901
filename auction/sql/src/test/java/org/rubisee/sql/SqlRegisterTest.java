package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.sql.Fixture.ANN;
import static org.rubisee.sql.Fixture.CLOCK;
import static org.rubisee.sql.Fixture.NOW;
import static org.rubisee.sql.Fixture.SOUTH;
import static org.rubisee.sql.Fixture.TOYS;
import static org.rubisee.sql.Fixture.login;
import static org.rubisee.sql.Fixture.money;

import org.junit.jupiter.api.Test;
import org.rubisee.logic.Money;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.NewItem;
import org.rubisee.model.NewUser;
import org.rubisee.model.RegisteredItem;
import org.rubisee.model.RegisteredUser;
import org.rubisee.model.Rejection;
import org.rubisee.model.UserDetails;

class SqlRegisterTest extends SqlTest {

  @Test
  void registersAUserWhoCanLogIn() throws RejectedException {
    RegisteredUser registered = useCases.registerUser().registerUser(user("dan", "South"));

    int id = registered.user().id();
    assertThat(registered)
        .isEqualTo(
            new RegisteredUser(
                new UserDetails(id, "First dan", "Last", "dan", "dan@example.org", 0, NOW),
                "South"));
    assertThat(useCases.auth().auth(login("dan"))).isEqualTo(id);
    assertThat(useCases.viewUserInfo().viewUserInfo(id).user()).isEqualTo(registered.user());
    assertThat(data.number("SELECT region FROM users WHERE id = ?", id)).isEqualTo(SOUTH);
    assertThat(data.text("SELECT balance FROM users WHERE id = ?", id)).isEqualTo("0.00");
  }

  @Test
  void rejectsUnknownRegionAndTakenNickname() {
    assertThat(rejectionOf(() -> useCases.registerUser().registerUser(user("dan", "West"))))
        .isEqualTo(Rejection.NO_SUCH_REGION);
    assertThat(rejectionOf(() -> useCases.registerUser().registerUser(user("ann", "West"))))
        .isEqualTo(Rejection.NO_SUCH_REGION);
    assertThat(rejectionOf(() -> useCases.registerUser().registerUser(user("ann", "North"))))
        .isEqualTo(Rejection.NICKNAME_TAKEN);
  }

  @Test
  void putsAnItemUpForSaleFromNowOn() throws RejectedException {
    NewItem wanted = item(TOYS);
    RegisteredItem registered = useCases.registerItem().registerItem(wanted);

    assertThat(registered)
        .isEqualTo(new RegisteredItem(registered.id(), wanted, NOW, NOW.plusDays(3)));
    assertThat(useCases.viewItem().viewItem(registered.id()))
        .isEqualTo(
            new ItemDetails(
                registered.id(),
                "lamp",
                "a lamp",
                4,
                money("5.50"),
                money("7.00"),
                money("9.00"),
                0,
                Money.ZERO,
                Money.ZERO,
                ANN,
                "ann",
                NOW,
                NOW.plusDays(3),
                TOYS));
  }

  @Test
  void rejectsUnknownCategory() {
    assertThat(rejectionOf(() -> useCases.registerItem().registerItem(item(99))))
        .isEqualTo(Rejection.NO_SUCH_CATEGORY);
    assertThat(rejectionOf(() -> useCases.registerItem().registerItem(item(0))))
        .isEqualTo(Rejection.NO_SUCH_CATEGORY);
  }

  @Test
  void storesItemsOfCategoryZeroForOldClientsOnly() throws RejectedException {
    SqlUseCases legacy = new SqlUseCases(connection, CLOCK, true);
    int id = legacy.registerItem().registerItem(item(0)).id();

    assertThat(legacy.viewItem().viewItem(id).categoryId()).isZero();
    assertThat(rejectionOf(() -> legacy.registerItem().registerItem(item(99))))
        .isEqualTo(Rejection.NO_SUCH_CATEGORY);
  }

  private static NewUser user(String nickname, String region) {
    return new NewUser(
        "First " + nickname,
        "Last",
        nickname,
        nickname + "@example.org",
        new PasswordHasher(2, "seed").hash(login(nickname)),
        region);
  }

  private static NewItem item(int category) {
    return new NewItem(
        ANN, category, "lamp", "a lamp", 4, money("5.50"), money("7.00"), money("9.00"), 3);
  }
}
