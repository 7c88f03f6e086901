package org.rubisee.emulator.site;

import org.rubisee.application.Interaction;

/**
 * A page to ask for.
 *
 * @param interaction what the customer does by it
 * @param path path and query, URL-encoded
 * @param form the fields of a form to POST, URL-encoded; empty: a GET
 */
public record PageRequest(Interaction interaction, String path, String form) {

  /** In place of a request: the session is over. */
  public static final PageRequest END_OF_SESSION =
      new PageRequest(new Interaction(0, "", "", Interaction.Kind.READ), "", "");

  /** Whether the page is asked for by POST. */
  boolean isPost() {
    return !form.isEmpty();
  }
}
