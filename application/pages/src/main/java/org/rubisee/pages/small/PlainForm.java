package org.rubisee.pages.small;

import java.util.List;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Section;

/**
 * The form of an interaction.
 *
 * @param script the last segment of the interaction's URL
 * @param words what the interaction is called on pages; ASCII
 * @param section where the form stands
 * @param inputs what people fill in
 */
public record PlainForm(String script, String words, Section section, List<PlainField> inputs)
    implements FormFields {

  /** Makes it immutable. */
  public PlainForm {
    inputs = List.copyOf(inputs);
  }

  @Override
  public List<Field> fields() {
    return List.copyOf(inputs);
  }

  @Override
  public void write(Form form) {
    form.begin(script);
    inputs.forEach(field -> form.line(field, field.attributes()));
    form.end(words);
  }
}
