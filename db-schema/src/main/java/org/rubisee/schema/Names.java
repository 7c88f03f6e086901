package org.rubisee.schema;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The files beside this class: one entry per line, tab between its parts. */
final class Names {

  private Names() {}

  /** The 62 regions, by id from 1. */
  static List<String> regions() {
    return lines("regions.txt");
  }

  /** The lines of a file. */
  static List<String> lines(String file) {
    return read(file).lines().toList();
  }

  /** A file as a whole. */
  static String read(String file) {
    try (InputStream in = Names.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
