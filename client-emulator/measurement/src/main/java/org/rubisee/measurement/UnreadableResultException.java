package org.rubisee.measurement;

import java.io.IOException;
import java.nio.file.Path;

/** A file of results is not what its name says: damaged, edited, or of another program. */
public final class UnreadableResultException extends IOException {

  private static final long serialVersionUID = 1;

  /**
   * A file that cannot be used.
   *
   * @param complaint what is wrong with it
   */
  public UnreadableResultException(Path file, String complaint) {
    super(message(file, complaint));
  }

  /**
   * A file that cannot be read.
   *
   * @param complaint what is wrong with it
   */
  public UnreadableResultException(Path file, String complaint, Throwable cause) {
    super(message(file, complaint), cause);
  }

  private static String message(Path file, String complaint) {
    return file + " cannot be read: " + complaint;
  }
}
