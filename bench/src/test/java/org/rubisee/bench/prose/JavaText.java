package org.rubisee.bench.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text inside a Java source that people read: a comment or a string.
 *
 * @param text what is written, without the marks of comments; strings joined by {@code +} are one
 * @param line where it begins, from 1
 */
record JavaText(String text, int line) {

  /** Comments, text blocks, strings and characters: whichever begins first. */
  private static final Pattern PIECE =
      Pattern.compile(
          "(?<comment>/\\*(?s:.*?)\\*/|//[^\\n]*+(?:\\n[ \\t]*+//[^\\n]*+)*+)"
              + "|\"\"\"(?<block>(?s:.*?))(?<!\\\\)\"\"\""
              + "|\"(?<string>[^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+)*+)\""
              + "|'(?:\\\\[^\\n][^'\\n]*+|[^'\\\\\\n])'");

  private static final Pattern COMMENT_MARKS =
      Pattern.compile("(?m)^[ \\t]*(?:/\\*+|\\*+/|\\*|//+)|\\*+/");
  private static final Pattern JOIN = Pattern.compile("\\s*\\+\\s*");

  /** All texts of a source, in its order. */
  static List<JavaText> in(String source) {
    List<JavaText> texts = new ArrayList<>();
    Matcher piece = PIECE.matcher(source);
    int line = 1;
    int counted = 0;
    int stringEnd = -1;
    while (piece.find()) {
      line += lineBreaks(source, counted, piece.start());
      counted = piece.start();
      if (piece.group("comment") != null) {
        texts.add(new JavaText(COMMENT_MARKS.matcher(piece.group("comment")).replaceAll(""), line));
      } else if (piece.group("block") != null) {
        texts.add(new JavaText(piece.group("block"), line));
      } else if (piece.group("string") != null) {
        String text = piece.group("string").replace("\\n", " ").replace("\\\"", "\"");
        if (stringEnd >= 0 && JOIN.matcher(source.substring(stringEnd, piece.start())).matches()) {
          JavaText first = texts.remove(texts.size() - 1);
          texts.add(new JavaText(first.text() + text, first.line()));
        } else {
          texts.add(new JavaText(text, line));
        }
        stringEnd = piece.end();
      }
    }
    return texts;
  }

  private static int lineBreaks(String text, int from, int to) {
    return (int) text.substring(from, to).chars().filter(c -> c == '\n').count();
  }
}
