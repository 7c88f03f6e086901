package org.rubisee.lessons.pages;

import java.util.List;
import org.rubisee.lessons.model.Interaction;
import org.rubisee.lessons.model.LessonRules;
import org.rubisee.lessons.model.NewLesson;
import org.rubisee.lessons.model.Rejection;
import org.rubisee.lessons.model.UseCases;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.Violation;
import org.rubisee.pages.Field;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;
import org.rubisee.pages.Site;
import org.rubisee.pages.small.PlainServlet;

/** Answers one of the cases. */
final class LessonServlet extends PlainServlet {
  private final UseCases useCases;
  private final Interaction interaction;

  /** A servlet of this site that answers a case. */
  LessonServlet(Site site, UseCases useCases, Interaction interaction) {
    super(site, LessonForms.of(interaction), interaction.isWrite());
    this.useCases = useCases;
    this.interaction = interaction;
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    int group = parameters.id(LessonForms.GROUP.parameter());
    return switch (interaction) {
      case CREATE_LESSON -> create(group, parameters);
      case SELECT_LESSONS ->
          new AnswerPage.OfLessons(group, call(() -> useCases.lessons().selectLessons(group)));
      case DELETE_LESSONS ->
          new AnswerPage.OfDeletion(group, call(() -> useCases.lessons().deleteLessons(group)));
    };
  }

  private Page create(int group, Parameters parameters) throws RejectedException {
    NewLesson lesson =
        new NewLesson(group, parameters.text(LessonForms.TITLE.parameter(), LessonRules.MAX_TITLE));
    return new AnswerPage.OfCreation(call(() -> useCases.lessons().createLesson(lesson)), group);
  }

  @Override
  protected List<Field> fieldsOf(Violation violation) {
    return violation == Rejection.TITLE_WITHOUT_LETTERS ? List.of(LessonForms.TITLE) : List.of();
  }
}
