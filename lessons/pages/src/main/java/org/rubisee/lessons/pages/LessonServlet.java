package org.rubisee.lessons.pages;

import java.util.List;
import java.util.Optional;
import org.rubisee.lessons.model.Interaction;
import org.rubisee.lessons.model.LessonRules;
import org.rubisee.lessons.model.NewLesson;
import org.rubisee.lessons.model.Rejection;
import org.rubisee.lessons.model.UseCases;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.Violation;
import org.rubisee.pages.Field;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.InteractionServlet;
import org.rubisee.pages.NextStep;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;
import org.rubisee.pages.Site;

/** Answers one of the cases. */
final class LessonServlet extends InteractionServlet {
  private final UseCases useCases;
  private final Interaction interaction;

  /** A servlet of this site that answers a case. */
  LessonServlet(Site site, UseCases useCases, Interaction interaction) {
    super(site);
    this.useCases = useCases;
    this.interaction = interaction;
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    int group = parameters.id(LessonField.GROUP.parameter());
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
        new NewLesson(group, parameters.text(LessonField.TITLE.parameter(), LessonRules.MAX_TITLE));
    return new AnswerPage.OfCreation(call(() -> useCases.lessons().createLesson(lesson)), group);
  }

  @Override
  protected boolean isWrite() {
    return interaction.isWrite();
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(new LessonForm(interaction));
  }

  @Override
  protected Optional<Field> field(String parameter) {
    return LessonField.of(parameter);
  }

  @Override
  protected List<Field> fieldsOf(Violation violation) {
    return violation == Rejection.TITLE_WITHOUT_LETTERS ? List.of(LessonField.TITLE) : List.of();
  }

  @Override
  protected Optional<NextStep> nextStep(Parameters parameters) {
    return Optional.empty();
  }
}
