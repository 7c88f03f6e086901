package org.rubisee.pages.small;

import org.rubisee.pages.Field;

/**
 * A field without secrets, in one line of a form.
 *
 * @param parameter the parameter that it is sent as
 * @param label what it is called
 * @param hint what the label says in addition
 * @param attributes of its input, as markup
 */
public record PlainField(String parameter, String label, String hint, String attributes)
    implements Field {

  @Override
  public boolean isSecret() {
    return false;
  }
}
