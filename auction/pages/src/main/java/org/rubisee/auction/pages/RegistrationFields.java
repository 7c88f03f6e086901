package org.rubisee.auction.pages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Section;

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
  public List<Field> fields() {
    return List.copyOf(EnumSet.range(AuctionField.FIRST_NAME, AuctionField.REGION));
  }

  @Override
  public Section section() {
    return Sections.REGISTER;
  }

  @Override
  public void write(Form form) {
    form.begin("RegisterUser")
        .line(AuctionField.FIRST_NAME, "required maxlength=20 autocomplete=given-name")
        .line(AuctionField.LAST_NAME, "required maxlength=20 autocomplete=family-name")
        .line(AuctionField.NICKNAME, "required maxlength=20 autocomplete=username")
        .line(AuctionField.EMAIL, "type=email required maxlength=50 autocomplete=email")
        .line(
            AuctionField.PASSWORD, "type=password required maxlength=64 autocomplete=new-password")
        .choice(AuctionField.REGION, " required><option value=\"\">Please choose");
    regionNames.forEach(region -> form.option(AuctionField.REGION, region));
    form.endChoice(AuctionField.REGION).end("Register");
  }
}
