package org.rubisee.bookstore.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Scale;
import org.rubisee.schema.Sizes;

class BookstorePlanTest {

  private static final Sizes SIZES = BookstoreScale.SIZES;

  @Test
  void isFoundByItsName() {
    assertThat(ApplicationData.named("bookstore").plan(Sizes.TINY))
        .isEqualTo(BookstoreData.plan(BookstoreScale.TINY));
  }

  @Test
  void namesWhatItGenerates() {
    assertThat(BookstoreData.plan(BookstoreScale.TINY).contentName())
        .isEqualTo("bookstore-schema3-users1000-items1000-seed2002-passwords1rubis-indexestoday");
  }

  @Test
  void hasAThousandBooksAtLeast() {
    assertThat(SIZES.of(1)).isEqualTo(Scale.of(288_000, 10_000));
    assertThat(BookstoreScale.SMALL).isEqualTo(Scale.of(14_400, 1_000));
    assertThat(SIZES.of(1e-9)).isEqualTo(Scale.of(10, 1_000));
  }

  @Test
  void takesAsMuchRoomAsItsCustomersAndBooksTogether() {
    assertThat(SIZES.mebibytes(BookstoreScale.PAPER)).isEqualTo(440);
    assertThat(SIZES.mebibytes(BookstoreScale.SMALL)).isEqualTo(22.75);
  }

  @Test
  void rejectsImpossibleSizes() {
    assertThatThrownBy(() -> BookstoreData.plan(Scale.of(1_000, 999)))
        .hasMessageContaining("number of items");
    assertThatThrownBy(() -> BookstoreData.plan(Scale.of(9, 1_000)))
        .hasMessageContaining("number of users");
  }
}
