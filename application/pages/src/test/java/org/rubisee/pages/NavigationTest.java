package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NavigationTest {

  private static final Section BOOKS = new Section("books.html", "Books");
  private static final Section CART = new Section("cart.html", "Cart");
  private static final Navigation NAVIGATION = new Navigation(List.of(BOOKS, CART));

  @Test
  void marksThePageThatIsShown() {
    assertThat(NAVIGATION.linksOfEntry(CART))
        .isEqualTo("<a href=books.html>Books</a><a href=cart.html aria-current=page>Cart</a>");
  }

  @Test
  void marksThePartThatAPageBelongsTo() {
    assertThat(NAVIGATION.linksWithin(BOOKS))
        .isEqualTo("<a href=books.html aria-current=true>Books</a><a href=cart.html>Cart</a>");
  }

  @Test
  void marksNothingOnPagesThatBelongToNoPart() {
    assertThat(NAVIGATION.linksWithin(Section.NONE))
        .isEqualTo("<a href=books.html>Books</a><a href=cart.html>Cart</a>");
  }

  @Test
  void carriesParametersAlong() {
    assertThat(NAVIGATION.linksWithin(BOOKS, "customer=7&cart=ab"))
        .isEqualTo(
            "<a href=\"books.html?customer=7&cart=ab\" aria-current=true>Books</a>"
                + "<a href=\"cart.html?customer=7&cart=ab\">Cart</a>");
    assertThat(NAVIGATION.linksWithin(BOOKS, "")).isEqualTo(NAVIGATION.linksWithin(BOOKS));
  }
}
