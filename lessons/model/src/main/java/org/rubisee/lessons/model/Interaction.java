package org.rubisee.lessons.model;

/** One of the three cases. Each is one page and one call of {@link Lessons}. */
public enum Interaction {
  CREATE_LESSON("CreateLesson", true),
  SELECT_LESSONS("SelectLessons", false),
  DELETE_LESSONS("DeleteLessons", true);

  private final String label;
  private final boolean isWrite;

  Interaction(String label, boolean isWrite) {
    this.label = label;
    this.isWrite = isWrite;
  }

  /** The name of this interaction, and the last segment of its URL. */
  public String label() {
    return label;
  }

  /** Whether it writes to the database. */
  public boolean isWrite() {
    return isWrite;
  }
}
