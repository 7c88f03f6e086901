package org.rubisee.model;

import java.io.Serializable;
import java.time.LocalDateTime;

/**
 * What the site tells a user about an item.
 *
 * @param kind what happened
 * @param itemId the item
 * @param itemName its name
 * @param date when it happened, business time
 */
public record Notice(Kind kind, int itemId, String itemName, LocalDateTime date)
    implements Serializable {

  /** What happened. */
  public enum Kind {
    /** Somebody bid more than this user, who had the highest bid. */
    OUTBID("A higher bid was placed on"),
    /** The auction ended, and this user won units. */
    WON("You won"),
    /** An order that had been accepted was not fulfilled. */
    REFUSED("Your order was not fulfilled:");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** What is said before the name of the item. */
    public String words() {
      return words;
    }
  }
}
