package org.rubisee.lessons.pages;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.rubisee.lessons.model.Interaction;
import org.rubisee.pages.Field;

/** The fields that people fill in. */
enum LessonField implements Field {
  GROUP("group", "Group", "inputmode=numeric required maxlength=10"),
  TITLE("title", "Title", "required maxlength=100");

  private final String parameter;
  private final String label;
  private final String attributes;

  LessonField(String parameter, String label, String attributes) {
    this.parameter = parameter;
    this.label = label;
    this.attributes = attributes;
  }

  @Override
  public String parameter() {
    return parameter;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public String hint() {
    return "";
  }

  @Override
  public boolean isSecret() {
    return false;
  }

  /** Attributes of its input, as markup. */
  String attributes() {
    return attributes;
  }

  /** The field that is sent as this parameter. */
  static Optional<Field> of(String parameter) {
    return Arrays.stream(values())
        .filter(field -> field.parameter.equals(parameter))
        .<Field>map(field -> field)
        .findFirst();
  }

  /** The fields of a case. */
  static List<LessonField> of(Interaction interaction) {
    return interaction == Interaction.CREATE_LESSON ? List.of(GROUP, TITLE) : List.of(GROUP);
  }
}
