package org.rubisee.bookstore.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.RejectedException;

class CartContentTest {
  private final CartContent content = new CartContent();

  @Test
  void takesOneMoreCopyOfABook() throws RejectedException {
    content.put(7, 2);
    content.add(7);
    content.add(3);

    assertThat(content.copies()).containsExactly(Map.entry(3, 1), Map.entry(7, 3));
  }

  @Test
  void takesNoMoreCopiesThanItMayHave() throws RejectedException {
    content.put(7, BookstoreRules.MAX_QUANTITY);
    content.add(7);

    assertThat(content.copies()).containsExactly(Map.entry(7, BookstoreRules.MAX_QUANTITY));
  }

  @Test
  void takesNoOtherBookWhenItIsFull() throws RejectedException {
    for (int book = 1; book <= BookstoreRules.MAX_CART_LINES; book++) {
      content.put(book, 1);
    }

    assertThatThrownBy(() -> content.add(1_000))
        .isInstanceOf(RejectedException.class)
        .hasMessage(Rejection.CART_FULL.message());
    content.add(1);
    assertThat(content.copies()).containsEntry(1, 2).doesNotContainKey(1_000);
  }

  @Test
  void setsQuantitiesOfItsBooksOnly() {
    content.put(1, 1);
    content.put(2, 1);
    content.set(List.of(new CartQuantity(1, 0), new CartQuantity(2, 5), new CartQuantity(3, 5)));

    assertThat(content.copies()).containsExactly(Map.entry(2, 5));
    assertThat(content.has(1)).isFalse();
    content.set(List.of(new CartQuantity(2, 0)));
    assertThat(content.isEmpty()).isTrue();
  }
}
