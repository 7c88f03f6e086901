package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.model.Rejection;

/** RegisterUser. */
@OnSite
abstract class RegisterUserContract {

  @Test
  void registersAUserWhoCanLogInAtOnce(Customer customer, Database database) {
    Form form = registration(customer, database, "newcomer");

    Page page = customer.submit(form);

    assertThatPage(page).isOk().says("newcomer");
    assertThat(page.html()).doesNotContain("s3cret pass");
    Row stored = database.last("users");
    assertThat(stored.text("firstname")).isEqualTo("Ada");
    assertThat(stored.text("lastname")).isEqualTo("O'Hara");
    assertThat(stored.text("nickname")).isEqualTo("newcomer");
    assertThat(stored.text("email")).isEqualTo("ada@example.org");
    assertThat(stored.number("rating")).isZero();
    assertThat(stored.money("balance").isZero()).isTrue();
    assertThat(stored.time("creation_date")).isEqualTo(SiteVariant.STANDARD.now());
    assertThat(stored.number("region")).isEqualTo(region(database).id());
    assertThatPage(
            customer.submit(
                customer
                    .get("about_me.html")
                    .form("AboutMe")
                    .with("nickname", "newcomer")
                    .with("password", "s3cret pass")))
        .isOk();
  }

  @Test
  void storesASaltedHashOfThePassword(Customer customer, Database database) {
    customer.submit(registration(customer, database, "salted1"));
    String first = database.last("users").text("password");
    customer.submit(registration(customer, database, "salted2"));
    String second = database.last("users").text("password");

    assertThat(first).doesNotContain("s3cret pass").isNotEqualTo(second);
    assertThat(PasswordHasher.matches("s3cret pass", first)).isTrue();
    assertThat(PasswordHasher.matches("s3cret pass", second)).isTrue();
  }

  @Test
  void rejectsANicknameThatIsTaken(Customer customer, Database database) {
    long users = database.count("users");

    assertThatPage(customer.submit(registration(customer, database, "user1")))
        .isRejected(Rejection.NICKNAME_TAKEN);

    assertThat(database.count("users")).isEqualTo(users);
  }

  @Test
  void tellsNicknamesApartByCase(Customer customer, Database database) {
    assertThatPage(customer.submit(registration(customer, database, "USER1"))).isOk();
  }

  @Test
  void rejectsARegionThatDoesNotExist(Customer customer, Database database) {
    Form form = registration(customer, database, "lost").with("region", "Atlantis");

    assertThatPage(customer.submit(form)).isRejected(Rejection.NO_SUCH_REGION);
    assertThat(database.rows("SELECT id FROM users WHERE nickname = 'lost'")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "firstname, ''",
    "lastname, ''",
    "nickname, ''",
    "email, ''",
    "password, ''",
    "region, ''",
    "firstname, abcdefghijklmnopqrstu",
    "lastname, abcdefghijklmnopqrstu",
    "nickname, abcdefghijklmnopqrstu",
    "email, abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq@example.org"
  })
  void namesABadParameter(String name, String value, Customer customer, Database database) {
    Form form = registration(customer, database, "careless");
    long users = database.count("users");

    assertThatPage(customer.submit(form.with(name, value))).isBadRequestNaming(name);
    assertThatPage(customer.submit(form.without(name))).isBadRequestNaming(name);
    assertThat(database.count("users")).isEqualTo(users);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"user\u00001", "user\r\n1", "\u202Eresu", "us\u200Ber1", "user\u00A01", "user  1"})
  void rejectsANicknameThatPassesForAnother(String nickname, Customer customer, Database database) {
    long users = database.count("users");

    assertThatPage(customer.submit(registration(customer, database, nickname)))
        .isBadRequestNaming("nickname")
        .says("visible characters");
    assertThat(database.count("users")).isEqualTo(users);
  }

  private static Form registration(Customer customer, Database database, String nickname) {
    return customer
        .get("register.html")
        .form("RegisterUser")
        .with("firstname", "Ada")
        .with("lastname", "O'Hara")
        .with("nickname", nickname)
        .with("email", "ada@example.org")
        .with("password", "s3cret pass")
        .with("region", region(database).text("name"));
  }

  private static Row region(Database database) {
    return database.row("SELECT * FROM regions ORDER BY id LIMIT 1 OFFSET 5");
  }
}
