package org.rubisee.messages;

/**
 * What a message to {@link Queues#NOTICES} says.
 *
 * @param kind what happened
 * @param id of the bid, or of the item
 */
record News(Kind kind, int id) {

  /** What happened. */
  enum Kind {
    /** A bid was stored. */
    BID,
    /** An auction was closed. */
    CLOSED
  }

  /**
   * Reads a message.
   *
   * @throws IllegalArgumentException if it says something else
   */
  static News of(String text) {
    String[] words = text.split(" ", -1);
    if (words.length != 2) {
      throw new IllegalArgumentException("A message is a kind and a number, not: " + text);
    }
    return new News(Kind.valueOf(words[0]), Integer.parseInt(words[1]));
  }

  /** The text of the message. */
  String text() {
    return kind + " " + id;
  }
}
