package org.rubisee.schema;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A text file beside a class.
 *
 * @param beside the class
 * @param file the file's name
 */
public record ResourceText(Class<?> beside, String file) {

  /** The lines of the file. */
  public List<String> lines() {
    return text().lines().toList();
  }

  /** The file as a whole. */
  public String text() {
    try (InputStream in = beside.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
