package org.rubisee.bookstore.model;

import java.util.Arrays;
import java.util.Optional;

/** What a book is about. */
public enum Subject {
  ARCHITECTURE("Architecture"),
  ART("Art"),
  ASTRONOMY("Astronomy"),
  BIOGRAPHY("Biography"),
  BUSINESS("Business"),
  CHILDREN("Children"),
  COMICS("Comics"),
  COMPUTING("Computing"),
  COOKING("Cooking"),
  CRIME("Crime"),
  DRAMA("Drama"),
  GARDENING("Gardening"),
  HEALTH("Health"),
  HISTORY("History"),
  LANGUAGES("Languages"),
  LAW("Law"),
  MUSIC("Music"),
  NATURE("Nature"),
  PHILOSOPHY("Philosophy"),
  POETRY("Poetry"),
  POLITICS("Politics"),
  RELIGION("Religion"),
  SPORTS("Sports"),
  TRAVEL("Travel");

  private final String label;

  Subject(String label) {
    this.label = label;
  }

  /** What it is called in the database, in requests and on pages. */
  public String label() {
    return label;
  }

  /** The subject with this label; empty if there is none. */
  public static Optional<Subject> ofLabel(String label) {
    return Arrays.stream(values()).filter(subject -> subject.label.equals(label)).findFirst();
  }
}
