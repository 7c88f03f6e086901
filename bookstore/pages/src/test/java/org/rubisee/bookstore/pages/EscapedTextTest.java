package org.rubisee.bookstore.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.BookList;
import org.rubisee.bookstore.model.BookSummary;
import org.rubisee.bookstore.model.CardType;
import org.rubisee.bookstore.model.Cart;
import org.rubisee.bookstore.model.CartLine;
import org.rubisee.bookstore.model.CartView;
import org.rubisee.bookstore.model.Checkout;
import org.rubisee.bookstore.model.CustomerDetails;
import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.NewestOrder;
import org.rubisee.bookstore.model.OrderConfirmation;
import org.rubisee.bookstore.model.OrderDetails;
import org.rubisee.bookstore.model.OrderLine;
import org.rubisee.bookstore.model.OrderStatus;
import org.rubisee.bookstore.model.Payment;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.bookstore.model.Promotion;
import org.rubisee.bookstore.model.Search;
import org.rubisee.bookstore.model.SearchType;
import org.rubisee.bookstore.model.ShippingType;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.bookstore.model.Welcome;
import org.rubisee.logic.Money;
import org.rubisee.pages.Layout;
import org.rubisee.pages.Page;

/** Whatever the database has is text on a page, never markup. */
class EscapedTextTest {
  private static final String HOSTILE = "<b a='1\">&";
  private static final Visit VISIT = new Visit(7, "0abc");
  private static final LocalDate DAY = LocalDate.of(2002, 11, 4);
  private static final LocalDateTime TIME = DAY.atTime(12, 30);
  private static final Money PRICE = new Money(1_234);
  private static final PostalAddress ADDRESS =
      new PostalAddress(HOSTILE, HOSTILE, HOSTILE, HOSTILE, HOSTILE, HOSTILE);
  private static final CustomerName NAME = new CustomerName(7, HOSTILE, HOSTILE, HOSTILE);
  private static final List<Promotion> PROMOTIONS = List.of(new Promotion(3, HOSTILE, HOSTILE));
  private static final BookSummary BOOK = new BookSummary(3, HOSTILE, HOSTILE, HOSTILE);
  private static final BookList LIST = new BookList(List.of(BOOK), PROMOTIONS);
  private static final Cart CART =
      new Cart(5, List.of(new CartLine(3, HOSTILE, HOSTILE, PRICE, PRICE, 2)));
  private static final Payment PAYMENT = new Payment(CardType.VISA, HOSTILE, HOSTILE, PRICE);
  private static final OrderLine LINE =
      new OrderLine(3, HOSTILE, HOSTILE, new PricedLine(PRICE, 2, Discount.NONE), HOSTILE);
  private static final Totals TOTALS = Totals.of(List.of(LINE.priced()));
  private static final BookDetails DETAILS =
      new BookDetails(
          BOOK, HOSTILE, HOSTILE, HOSTILE, DAY, DAY, PRICE, PRICE, 12, HOSTILE, 300, HOSTILE,
          HOSTILE, HOSTILE, HOSTILE);
  private static final CustomerDetails CUSTOMER =
      new CustomerDetails(NAME, ADDRESS, HOSTILE, HOSTILE, DAY, DAY, Discount.NONE, HOSTILE);
  private static final OrderDetails ORDER =
      new OrderDetails(
          9,
          TIME,
          OrderStatus.PENDING,
          TOTALS,
          ShippingType.AIR,
          TIME,
          ADDRESS,
          ADDRESS,
          PAYMENT,
          List.of(LINE));

  static Stream<Page> pages() {
    return Stream.of(
        new HomePage(new Welcome(NAME, PROMOTIONS), VISIT),
        new NewProductsPage(Subject.ART, LIST, VISIT),
        new BestSellersPage(Subject.ART, LIST, VISIT),
        new SearchRequestPage(PROMOTIONS, VISIT),
        new SearchResultsPage(new Search(SearchType.TITLE, HOSTILE), LIST, VISIT),
        new ProductDetailPage(DETAILS, VISIT),
        new ShoppingCartPage(new CartView(CART, PROMOTIONS), VISIT),
        new CustomerRegistrationPage(NAME, VISIT),
        new BuyRequestPage(new Checkout(CUSTOMER, CART), "0def", VISIT),
        new BuyConfirmPage(new OrderConfirmation(9, TOTALS, List.of(LINE), PAYMENT), VISIT),
        new OrderDisplayPage(new NewestOrder(NAME, List.of(ORDER)), VISIT),
        new AdminRequestPage(DETAILS, "0def", VISIT),
        new AdminConfirmPage(DETAILS, VISIT));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void isEscaped(Page page) {
    Layout layout = new Layout("/shop", "Shop", Sections.navigation());
    String html = layout.page(page, System.nanoTime(), false).toString();

    assertThat(html).contains("&#60;b a&#61;&#39;1&#34;&#62;&#38;").doesNotContain("<b a", "1\">&");
    assertThat(html).contains("customer=7&cart=0abc");
  }
}
