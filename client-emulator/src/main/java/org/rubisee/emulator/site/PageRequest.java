package org.rubisee.emulator.site;

import org.rubisee.model.Interaction;

/**
 * A page to ask for.
 *
 * @param interaction what the customer does by it
 * @param path path and query, URL-encoded
 * @param form the fields of a form to POST, URL-encoded; empty: a GET
 */
public record PageRequest(Interaction interaction, String path, String form) {

  /** In place of a request: the session is over. */
  public static final PageRequest END_OF_SESSION = new PageRequest(Interaction.HOME, "", "");

  /** Whether the page is asked for by POST. */
  boolean isPost() {
    return !form.isEmpty();
  }
}
