package org.rubisee.bookstore.model;

import java.util.Arrays;
import java.util.Optional;

/** What a search compares with its text. */
public enum SearchType {
  /** The last name of the author. */
  AUTHOR("author"),
  /** The title. */
  TITLE("title"),
  /** The subject. */
  SUBJECT("subject");

  private final String label;

  SearchType(String label) {
    this.label = label;
  }

  /** What it is called in requests. */
  public String label() {
    return label;
  }

  /** The type with this label; empty if there is none. */
  public static Optional<SearchType> ofLabel(String label) {
    return Arrays.stream(values()).filter(type -> type.label.equals(label)).findFirst();
  }
}
