package org.rubisee.bookstore.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bookstore.contract.shopping.Listing;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.QueryString;
import org.rubisee.contract.site.OnSite;

/** Home, ProductDetail and SearchRequest: the ways into the shop, and what they recommend. */
@OnSite
abstract class BrowsingContract {

  private static final int BOOK = 17;

  @Test
  void homeWelcomesWhoIsKnownByName(Customer customer, Database database) {
    Row known = database.row("SELECT c_fname, c_lname FROM customer WHERE c_id = 3");

    assertThatPage(customer.get("Home?customer=3"))
        .isOk()
        .says("Welcome back, " + known.text("c_fname") + " " + known.text("c_lname") + "!");
    assertThatPage(customer.get("Home")).isOk().says("Welcome to the bookstore!");
  }

  @Test
  void homeLeadsToTheListsOfAllSubjects(Customer customer) {
    Page home = customer.get("Home");

    for (String script : List.of("NewProducts", "BestSellers")) {
      assertThat(home.linksTo(script))
          .extracting(link -> QueryString.of(link).text("subject"))
          .containsExactlyElementsOf(Arrays.stream(Subject.values()).map(Subject::label).toList());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Home",
        "Home?customer=3",
        "NewProducts?subject=Art",
        "BestSellers?subject=Art",
        "SearchRequest",
      })
  void recommendsTheRelatedBooksOfABook(String path, Customer customer, Database database) {
    assertThat(recommended(customer.get(path))).isIn(related(database));
  }

  @Test
  void recommendsTheRelatedBooksOfABookBesideCartsAndSearches(
      Customer customer, Database database) {
    Page results =
        customer.submit(
            customer
                .get("SearchRequest")
                .form("SearchResults")
                .with("type", "subject")
                .with("text", "Art"));

    assertThat(recommended(new Shopper(customer, 0).cartWith(BOOK))).isIn(related(database));
    assertThat(recommended(results)).isIn(related(database));
  }

  private static List<Integer> recommended(Page page) {
    assertThatPage(page).isOk();
    List<Integer> books = Listing.recommended(page);
    assertThat(books).hasSize(BookstoreRules.RELATED).isSorted();
    return books;
  }

  private static List<List<Integer>> related(Database database) {
    return database
        .rows("SELECT i_related1, i_related2, i_related3, i_related4, i_related5 FROM item")
        .stream()
        .map(row -> row.columns().values().stream().map(it -> ((Number) it).intValue()).sorted())
        .map(ids -> ids.toList())
        .toList();
  }

  @Test
  void showsAllOfABook(Customer customer, Database database) {
    Row book = database.row("SELECT * FROM item JOIN author ON a_id = i_a_id WHERE i_id = ?", BOOK);

    Page page = customer.get("ProductDetail?book=" + BOOK);

    assertThatPage(page)
        .isOk()
        .says(book.text("a_fname") + " " + book.text("a_lname"))
        .says("Our price $" + book.money("i_cost"))
        .says("List price $" + book.money("i_srp"))
        .says("In stock " + book.number("i_stock"))
        .says("Published " + book.text("i_pub_date"))
        .says("Available since " + book.text("i_avail"))
        .linksTo("AdminRequest", "book=" + BOOK);
    for (String column :
        List.of(
            "i_title",
            "i_desc",
            "i_subject",
            "i_publisher",
            "i_backing",
            "i_page",
            "i_dimensions",
            "i_isbn")) {
      assertThatPage(page).says(book.text(column));
    }
    assertThat(page.form("ShoppingCart").fields()).containsEntry("book", Integer.toString(BOOK));
  }

  @Test
  void carriesTheVisitAlong(Customer customer) {
    Shopper shopper = new Shopper(customer, 3);
    String visit = "customer=3&cart=" + Shopper.quantities(shopper.cartWith(BOOK)).value("cart");

    for (String path :
        List.of("Home?", "NewProducts?subject=Art&", "ProductDetail?book=7&", "SearchRequest?")) {
      Page page = customer.get(path + visit);

      assertThatPage(page).isOk();
      assertThat(page.form("ShoppingCart").fields()).containsEntry("customer", "3");
      for (String script : List.of("ProductDetail", "NewProducts", "BestSellers", "AdminRequest")) {
        assertThat(page.linksTo(script)).allMatch(link -> link.getQuery().endsWith(visit));
      }
    }
  }

  @Test
  void saysWhatDoesNotExist(Customer customer) {
    assertThatPage(customer.get("ProductDetail?book=5000")).isRejected(Rejection.NO_SUCH_BOOK);
    assertThatPage(customer.get("AdminRequest?book=5000")).isRejected(Rejection.NO_SUCH_BOOK);
    assertThatPage(customer.get("Home?customer=500000")).isRejected(Rejection.NO_SUCH_CUSTOMER);
    assertThat(customer.get("images/0.png").status()).isEqualTo(404);
  }

  @Test
  void namesBadParameters(Customer customer) {
    for (String book :
        List.of("", "?book=", "?book=0", "?book=-1", "?book=x", "?book=99999999999")) {
      assertThatPage(customer.get("ProductDetail" + book)).isBadRequestNaming("book");
      assertThatPage(customer.get("AdminRequest" + book)).isBadRequestNaming("book");
    }
    for (String path : List.of("Home?", "SearchRequest?", "NewProducts?subject=Art&")) {
      assertThatPage(customer.get(path + "customer=0")).isBadRequestNaming("customer");
      assertThatPage(customer.get(path + "customer=x")).isBadRequestNaming("customer");
      assertThatPage(customer.get(path + "cart=x+y")).isBadRequestNaming("cart");
    }
    for (String list : List.of("NewProducts", "BestSellers")) {
      assertThatPage(customer.get(list)).isBadRequestNaming("subject");
      assertThatPage(customer.get(list + "?subject=Nonsense")).isBadRequestNaming("subject");
      assertThatPage(customer.get(list + "?subject=art")).isBadRequestNaming("subject");
    }
  }

  @Test
  void servesPicturesThatBrowsersKeep(Customer customer) {
    List<URI> pictures = new ArrayList<>(customer.get("ProductDetail?book=7").images());
    pictures.addAll(customer.get("Home").images());

    assertThat(pictures).hasSize(1 + 1 + 1 + 5);
    for (URI picture : pictures) {
      Page file = customer.get(picture);
      assertThat(file.status()).as(picture.toString()).isEqualTo(200);
      assertThat(file.headers().get("content-type")).startsWith("image/");
      assertThat(file.headers().get("cache-control")).contains("max-age");
    }
    assertThat(customer.get("images/7.png").headers()).containsKey("etag");
  }
}
