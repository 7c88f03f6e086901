package org.rubisee.bench.code;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Counts the sources in a folder; there is nothing in a folder that is missing. */
final class Sources {

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
  private static final Pattern DECLARATION =
      Pattern.compile("(?m)^\\s*(?:[a-z-]+ )*@?(?:class|interface|record|enum) [A-Z]\\w*");

  private Sources() {}

  /** The Java sources in a folder. */
  static CodeTable.Size ofJava(Path folder) {
    return sum(folder, ".java");
  }

  /** The PHP sources in a folder. */
  static CodeTable.Size ofPhp(Path folder) {
    return sum(folder, ".php");
  }

  /** The XML files and stylesheets in a folder. */
  static CodeTable.Size ofXml(Path folder) {
    return sum(folder, ".xml").plus(sum(folder, ".xsl"));
  }

  /** A text in Java. */
  static CodeTable.Size of(String source) {
    Matcher declarations = DECLARATION.matcher(COMMENT.matcher(source).replaceAll(""));
    return new CodeTable.Size((int) declarations.results().count(), (int) source.lines().count());
  }

  private static CodeTable.Size sum(Path folder, String ending) {
    if (!Files.isDirectory(folder)) {
      return CodeTable.Size.NONE;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(ending)).toList();
      CodeTable.Size size = CodeTable.Size.NONE;
      for (Path source : sources) {
        size = size.plus(of(Files.readString(source)));
      }
      return size;
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " cannot be read", e);
    }
  }
}
