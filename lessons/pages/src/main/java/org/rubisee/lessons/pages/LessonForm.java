package org.rubisee.lessons.pages;

import java.util.List;
import org.rubisee.lessons.model.Interaction;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Section;

/**
 * The form of a case.
 *
 * @param interaction the case
 */
record LessonForm(Interaction interaction) implements FormFields {

  @Override
  public List<Field> fields() {
    return List.copyOf(LessonField.of(interaction));
  }

  @Override
  public Section section() {
    return EntrancePage.SECTION;
  }

  @Override
  public void write(Form form) {
    form.begin(interaction.label());
    LessonField.of(interaction).forEach(field -> form.line(field, field.attributes()));
    form.end(words());
  }

  /** What the case is called on pages; ASCII. */
  String words() {
    return switch (interaction) {
      case CREATE_LESSON -> "Create a lesson";
      case SELECT_LESSONS -> "Show the lessons of a group";
      case DELETE_LESSONS -> "Delete the lessons of a group";
    };
  }
}
