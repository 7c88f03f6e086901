package org.rubisee.lessons.ledger;

import java.util.List;
import java.util.Map;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Case;
import org.rubisee.application.SampleData;
import org.rubisee.application.Scenarios;
import org.rubisee.application.Visit;
import org.rubisee.application.Visitor;
import org.rubisee.lessons.model.Interaction;

/**
 * What the ledger of the lessons counts. The letter N stands for the lessons of a group. A deletion
 * deletes what was created just before.
 */
public final class LessonScenarios implements Scenarios {

  private static final Application LESSONS = Applications.named("lessons");
  private static final String GROUP = "group";
  private static final int NEW_GROUP = 1_000_000;
  private static final int DELETED_GROUP = 2_000_000;

  @Override
  public String application() {
    return "lessons";
  }

  @Override
  public String introduction() {
    return """
        N is the number of lessons of a group. As the paper (TASK Quarterly 2005) says, a new lesson is 57
        rows in one transaction: *rows changed* shows them. Entity beans insert each row by a statement of
        its own; data access objects insert the rows of a table by one.
        """;
  }

  @Override
  public List<Case> cases(SampleData data, int turns) {
    return List.of(
        new Case("CreateLesson", Map.of(), (visitor, turn) -> creation(NEW_GROUP + turn)),
        Case.reading(
            "SelectLessons",
            Map.of("N", data.number("SELECT COUNT(*) FROM t_lesson WHERE group_id = 1")),
            Visit.get(interaction(Interaction.SELECT_LESSONS)).with(GROUP, 1)),
        new Case("DeleteLessons", Map.of("N", 1), LessonScenarios::deletion));
  }

  private static Visit deletion(Visitor visitor, int turn) {
    int group = DELETED_GROUP + turn;
    visitor.visit(creation(group));
    return Visit.post(interaction(Interaction.DELETE_LESSONS)).with(GROUP, group);
  }

  private static Visit creation(int group) {
    return Visit.post(interaction(Interaction.CREATE_LESSON))
        .with(GROUP, group)
        .with("title", "A counted lesson");
  }

  private static org.rubisee.application.Interaction interaction(Interaction interaction) {
    return LESSONS.interactions().get(interaction.ordinal());
  }
}
