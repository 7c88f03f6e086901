package org.rubisee.bench.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file of results that a test changes, as somebody with an editor would. */
public final class ChangedFile {
  private ChangedFile() {}

  /** Replaces what matches a pattern; fails if nothing does. */
  public static void replace(Path file, String pattern, String replacement) throws IOException {
    String good = Files.readString(file);
    String bad = good.replaceAll(pattern, replacement);
    assertThat(bad).isNotEqualTo(good);
    Files.writeString(file, bad);
  }
}
