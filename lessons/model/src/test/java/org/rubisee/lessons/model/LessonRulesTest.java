package org.rubisee.lessons.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LessonRulesTest {

  /** Table 1 of the paper has 570 rows for ten users. */
  @Test
  void aLessonHasTheRowsOfThePaper() {
    assertThat(LessonRules.ROWS).isEqualTo(57);
  }

  @Test
  void scoresLieWithinThePointsOfTheirTask() {
    for (int student = 1; student <= LessonRules.STUDENTS; student++) {
      for (int task = 1; task <= LessonRules.TASKS; task++) {
        assertThat(LessonRules.score(student, task)).isBetween(0, LessonRules.points(task));
      }
    }
    assertThat(LessonRules.score(5, 1)).isZero();
  }
}
