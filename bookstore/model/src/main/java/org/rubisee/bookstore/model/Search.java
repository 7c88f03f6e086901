package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.util.regex.Pattern;

/**
 * A search for books.
 *
 * @param type what is compared
 * @param text what the title or the author's last name begins with, whatever the case of its
 *     letters; or the label of a {@link Subject}, exactly. At most {@link
 *     BookstoreRules#MAX_SEARCH_TEXT} characters
 */
public record Search(SearchType type, String text) implements Serializable {

  /** The escape character of {@link #prefixPattern}, which is also that of MySQL. */
  public static final char ESCAPE = '\\';

  private static final Pattern WILDCARD = Pattern.compile("[%_\\\\]");

  /** The pattern of SQL for what begins with the text. */
  public String prefixPattern() {
    return WILDCARD.matcher(text).replaceAll("\\\\$0") + "%";
  }
}
