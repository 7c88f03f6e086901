package org.rubisee.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DataPlanTest {

  @Test
  void isReadBackFromTheCommentThatRemembersIt() {
    DataPlan plan =
        new DataPlan(NotesData.NAME, NotesData.scale(7, 5), -9, 1_000, "salt.2-x", "none");
    assertThat(DataPlan.ofComment(plan.toComment())).contains(plan);
  }

  @Test
  void ignoresCommentsOfOthers() {
    assertThat(DataPlan.ofComment("")).isEmpty();
    assertThat(DataPlan.ofComment("last ids")).isEmpty();
  }

  @Test
  void rejectsAPasswordSeedThatCannotBeRemembered() {
    DataPlan plan = DataPlan.of(NotesData.NAME, NotesData.TINY);
    assertThatThrownBy(() -> plan.withPasswords(1, "a'b")).hasMessageContaining("letters, digits");
  }

  @Test
  void namesTheApplicationsThatThereAre() {
    assertThatThrownBy(() -> DataPlan.of("forum", NotesData.TINY))
        .hasMessageContaining("'forum'")
        .hasMessageContaining("notes");
  }

  @Test
  void takesOnlyWhatTheApplicationCanGenerate() {
    DataPlan plan = DataPlan.of(NotesData.NAME, NotesData.TINY);
    assertThat(plan.mebibytes()).isEqualTo(0.25);
    assertThatThrownBy(() -> plan.withIndexes("2003")).hasMessageContaining("'2003'");
    assertThatThrownBy(() -> DataPlan.of(NotesData.NAME, NotesData.scale(1, 1)))
        .hasMessageContaining("number of users");
  }

  @Test
  void scalesByNumberAndName() {
    Sizes sizes = new NotesData().sizes();
    assertThat(sizes.named(Sizes.PAPER)).isEqualTo(NotesData.scale(1_000, 40));
    assertThat(sizes.named(Sizes.SMALL)).isEqualTo(NotesData.scale(50, 2));
    assertThat(sizes.of(1e-9)).isEqualTo(NotesData.scale(2, 1));
    assertThatThrownBy(() -> sizes.named("huge")).hasMessageContaining("small");
    assertThatThrownBy(() -> NotesData.TINY.with("pages", 1)).hasMessageContaining("users, items");
  }
}
