package org.rubisee.emulator.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The options of the JVM that runs the emulator, wherever it is measured: collector and heap. They
 * are in the file {@code jvm.options} beside this class, so that {@code java @jvm.options} has the
 * same.
 */
public final class JvmOptions {

  private static final String FILE = "jvm.options";

  private JvmOptions() {}

  /** The options, in the order of the file. */
  public static List<String> list() {
    try (InputStream file = JvmOptions.class.getResourceAsStream(FILE)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
