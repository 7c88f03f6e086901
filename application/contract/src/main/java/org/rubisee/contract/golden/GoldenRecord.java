package org.rubisee.contract.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.contract.application.ApplicationUnderTest;

/**
 * The record of a session that all implementations must leave, kept in the source tree. It is
 * written again with {@code -Drubis.contract.record=true}, after looking at the difference.
 */
public final class GoldenRecord {

  private static final ApplicationUnderTest APPLICATION = ApplicationUnderTest.ofThisSuite();
  private static final String FOLDER =
      APPLICATION.module()
          + "/src/main/resources/"
          + APPLICATION.getClass().getPackageName().replace('.', '/')
          + "/";

  private final String name;

  /** The record in this file. */
  public GoldenRecord(String name) {
    this.name = name;
  }

  /** Fails where the record differs, showing the first lines that do. */
  public void assertMatches(List<String> record) {
    assertMatchesLines(record.stream().flatMap(GoldenRecord::lines).toList());
  }

  /** A text of a page may have line breaks; a file of lines has them between its lines only. */
  private static Stream<String> lines(String text) {
    return Stream.of(text.split("\\R", -1));
  }

  private void assertMatchesLines(List<String> record) {
    if (Boolean.getBoolean("rubis.contract.record")) {
      write(Path.of(System.getProperty("rubis.home", "."), FOLDER + name), record);
      return;
    }
    List<String> golden = golden();
    if (!golden.equals(record)) {
      Path actual = Path.of("target", "contract", name).toAbsolutePath();
      write(actual, record);
      int line = firstDifference(golden, record);
      fail(
          "Line %d of %s should be%n  %s%nbut is%n  %s%nCompare %s with %s%s; when the change is"
              + " meant, record it with -Drubis.contract.record=true",
          line + 1, name, lineOf(golden, line), lineOf(record, line), actual, FOLDER, name);
    }
    assertThat(record).isNotEmpty();
  }

  private List<String> golden() {
    try (InputStream in = APPLICATION.getClass().getResourceAsStream(name)) {
      if (in == null) {
        return List.of();
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("The golden record " + name + " could not be read", e);
    }
  }

  private static void write(Path file, List<String> record) {
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, record);
    } catch (IOException e) {
      throw new UncheckedIOException("The record could not be written to " + file, e);
    }
  }

  private static int firstDifference(List<String> a, List<String> b) {
    int line = 0;
    while (line < Math.min(a.size(), b.size()) && a.get(line).equals(b.get(line))) {
      line++;
    }
    return line;
  }

  private static String lineOf(List<String> lines, int line) {
    return line < lines.size() ? lines.get(line) : "(end)";
  }
}
