package org.rubisee.pages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a new user enters.
 *
 * @param regionNames where one may live
 */
record RegistrationFields(List<String> regionNames) implements FormFields {
  /** The fields with the regions of the site. */
  static final RegistrationFields OF_THE_SITE = new RegistrationFields(regions());

  private static List<String> regions() {
    try (InputStream in = RegistrationFields.class.getResourceAsStream("regions.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("The archive of the pages is damaged: regions.txt", e);
    }
  }

  @Override
  public Set<Field> fields() {
    return EnumSet.range(Field.FIRST_NAME, Field.REGION);
  }

  @Override
  public Section section() {
    return Section.REGISTER;
  }

  @Override
  public void write(Form form) {
    form.begin("RegisterUser")
        .line(Field.FIRST_NAME, "required maxlength=20 autocomplete=given-name")
        .line(Field.LAST_NAME, "required maxlength=20 autocomplete=family-name")
        .line(Field.NICKNAME, "required maxlength=20 autocomplete=username")
        .line(Field.EMAIL, "type=email required maxlength=50 autocomplete=email")
        .line(Field.PASSWORD, "type=password required maxlength=64 autocomplete=new-password")
        .choice(Field.REGION, " required><option value=\"\">Please choose");
    regionNames.forEach(region -> form.option(Field.REGION, region));
    form.endChoice(Field.REGION).end("Register");
  }
}
