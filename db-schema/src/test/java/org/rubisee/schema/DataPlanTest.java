package org.rubisee.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DataPlanTest {

  @Test
  void isReadBackFromTheCommentThatRemembersIt() {
    DataPlan plan = new DataPlan(new Scale(3, 2, 0), -9, 1_000, "salt.2-x", IndexSet.ORIGINAL_2002);
    assertThat(DataPlan.ofComment(plan.toComment())).contains(plan);
  }

  @Test
  void ignoresCommentsOfOthers() {
    assertThat(DataPlan.ofComment("")).isEmpty();
    assertThat(DataPlan.ofComment("last ids")).isEmpty();
  }

  @Test
  void rejectsAPasswordSeedThatCannotBeRemembered() {
    assertThatThrownBy(() -> DataPlan.of(Scale.TINY).withPasswords(1, "a'b"))
        .hasMessageContaining("letters, digits");
  }

  @Test
  void scalesEverythingByOneNumber() {
    assertThat(Scale.of(1)).isEqualTo(Scale.PAPER);
    assertThat(Scale.of(0.5)).isEqualTo(new Scale(500_000, 16_500, 250_000));
    assertThat(Scale.of(1).withUsers(5).withItems(6).withOldItems(7)).isEqualTo(new Scale(5, 6, 7));
  }

  @Test
  void rejectsImpossibleSizes() {
    assertThatThrownBy(() -> Scale.of(0)).hasMessageContaining("above 0");
    assertThatThrownBy(() -> Scale.of(Double.NaN)).hasMessageContaining("above 0");
    assertThatThrownBy(() -> Scale.PAPER.withUsers(1)).hasMessageContaining("users");
    assertThatThrownBy(() -> IndexSet.of("2003")).hasMessageContaining("'2002'");
  }
}
