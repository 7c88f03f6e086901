package org.rubisee.lessons.pages;

import java.util.Arrays;
import java.util.List;
import org.rubisee.lessons.model.Interaction;
import org.rubisee.pages.Section;
import org.rubisee.pages.small.Entrance;
import org.rubisee.pages.small.PlainField;
import org.rubisee.pages.small.PlainForm;

/** The forms of the cases, all on the first page. */
final class LessonForms {
  static final PlainField GROUP =
      new PlainField("group", "Group", "", "inputmode=numeric required maxlength=10");
  static final PlainField TITLE = new PlainField("title", "Title", "", "required maxlength=100");

  /** The only part of the site. */
  static final Section SECTION = new Section("index.html", "Lessons");

  static final Entrance ENTRANCE =
      new Entrance(
          SECTION,
          "Lessons of a laboratory, as the TASK Quarterly 2005 paper describes them.",
          Arrays.stream(Interaction.values()).map(LessonForms::of).toList());

  private LessonForms() {}

  /** The form of a case. */
  static PlainForm of(Interaction interaction) {
    return switch (interaction) {
      case CREATE_LESSON -> form(interaction, "Create a lesson", GROUP, TITLE);
      case SELECT_LESSONS -> form(interaction, "Show the lessons of a group", GROUP);
      case DELETE_LESSONS -> form(interaction, "Delete the lessons of a group", GROUP);
    };
  }

  private static PlainForm form(Interaction interaction, String words, PlainField... fields) {
    return new PlainForm(interaction.label(), words, SECTION, List.of(fields));
  }
}
