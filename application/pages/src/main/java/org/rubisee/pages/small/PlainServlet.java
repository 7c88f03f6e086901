package org.rubisee.pages.small;

import java.util.Optional;
import org.rubisee.pages.Field;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.InteractionServlet;
import org.rubisee.pages.NextStep;
import org.rubisee.pages.Parameters;
import org.rubisee.pages.Site;

/** Answers an interaction that is asked for by one form and leads nowhere else. */
public abstract class PlainServlet extends InteractionServlet {
  private final PlainForm form;
  private final boolean isWrite;

  /**
   * A servlet of this site.
   *
   * @param form of the interaction
   * @param isWrite whether the interaction writes to the database
   */
  protected PlainServlet(Site site, PlainForm form, boolean isWrite) {
    super(site);
    this.form = form;
    this.isWrite = isWrite;
  }

  /** The last segment of its URL. */
  final String script() {
    return form.script();
  }

  @Override
  protected final boolean isWrite() {
    return isWrite;
  }

  @Override
  protected final Optional<FormFields> form(Parameters parameters) {
    return Optional.of(form);
  }

  @Override
  protected final Optional<Field> field(String parameter) {
    return form.fields().stream().filter(field -> field.parameter().equals(parameter)).findFirst();
  }

  @Override
  protected final Optional<NextStep> nextStep(Parameters parameters) {
    return Optional.empty();
  }
}
