package org.rubisee.bench.code;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An amount of source code, as the OOPSLA 2002 paper counts it (section 4.2): with comments.
 *
 * @param classes classes and interfaces that are declared, nested ones too
 * @param lines of all files
 */
public record CodeSize(int classes, int lines) {

  /** Of nothing. */
  public static final CodeSize NONE = new CodeSize(0, 0);

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
  private static final Pattern DECLARATION =
      Pattern.compile("(?m)^\\s*(?:[a-z-]+ )*@?(?:class|interface|record|enum) [A-Z]\\w*");

  /** Both together. */
  public CodeSize plus(CodeSize other) {
    return new CodeSize(classes + other.classes, lines + other.lines);
  }

  /** The Java sources in a folder; nothing when there is no such folder. */
  static CodeSize ofJava(Path folder) {
    return sum(folder, ".java");
  }

  /** The XML files and stylesheets in a folder; nothing when there is no such folder. */
  static CodeSize ofXml(Path folder) {
    return sum(folder, ".xml").plus(sum(folder, ".xsl"));
  }

  /** A text in Java. */
  static CodeSize of(String source) {
    Matcher declarations = DECLARATION.matcher(COMMENT.matcher(source).replaceAll(""));
    return new CodeSize((int) declarations.results().count(), (int) source.lines().count());
  }

  private static CodeSize sum(Path folder, String ending) {
    if (!Files.isDirectory(folder)) {
      return NONE;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(ending)).toList();
      CodeSize size = NONE;
      for (Path source : sources) {
        size = size.plus(of(Files.readString(source)));
      }
      return size;
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " cannot be read", e);
    }
  }
}
