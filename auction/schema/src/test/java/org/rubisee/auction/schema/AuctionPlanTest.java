package org.rubisee.auction.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.schema.Sizes;

class AuctionPlanTest {

  private static final Sizes SIZES = AuctionScale.SIZES;

  @Test
  void isThatOfTheDefaultApplication() {
    assertThat(ApplicationData.standard().plan(Sizes.TINY))
        .isEqualTo(AuctionData.plan(AuctionScale.TINY));
  }

  @Test
  void namesWhatItGenerates() {
    DataPlan plan = AuctionData.plan(AuctionScale.TINY).withSeed(-5).withPasswords(3, "salt");
    assertThat(plan.contentName())
        .isEqualTo(
            "auction-schema3-users1000-items800-old-items500-seed-5-passwords3salt-indexestoday");
  }

  @Test
  void scalesEverythingByOneNumber() {
    assertThat(SIZES.of(1)).isEqualTo(AuctionScale.PAPER);
    assertThat(SIZES.of(0.05)).isEqualTo(AuctionScale.SMALL);
    assertThat(SIZES.of(0.5)).isEqualTo(AuctionScale.of(500_000, 16_500, 250_000));
    assertThat(SIZES.of(1e-9)).isEqualTo(AuctionScale.of(2, 1, 0));
  }

  @Test
  void takesAsMuchRoomAsItsLargerPart() {
    assertThat(SIZES.mebibytes(AuctionScale.PAPER)).isEqualTo(1_400);
    assertThat(SIZES.mebibytes(AuctionScale.SMALL)).isEqualTo(70);
    assertThat(SIZES.mebibytes(AuctionScale.SMALL.with("users", 1_000_000))).isEqualTo(1_400);
  }

  @Test
  void rejectsImpossibleSizes() {
    assertThatThrownBy(() -> SIZES.of(0)).hasMessageContaining("above 0");
    assertThatThrownBy(() -> SIZES.of(Double.NaN)).hasMessageContaining("above 0");
    assertRejected(AuctionScale.TINY.with("users", 1), "number of users");
    assertRejected(AuctionScale.TINY.with("old-items", -1), "number of old items");
  }

  private static void assertRejected(Scale scale, String message) {
    assertThatThrownBy(() -> AuctionData.plan(scale)).hasMessageContaining(message);
  }
}
