package org.rubisee.logic;

import java.io.Serializable;

/**
 * What a customer logs in with. Never logged, never echoed.
 *
 * @param nickname the unique name of the user
 * @param password the password in clear text
 */
public record Credentials(String nickname, String password) implements Serializable {

  /** The nickname only. */
  @Override
  public String toString() {
    return "Credentials[nickname=" + nickname + "]";
  }
}
