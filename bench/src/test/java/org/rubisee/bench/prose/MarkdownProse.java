package org.rubisee.bench.prose;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Block;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * The prose of a Markdown document.
 *
 * @param sentences those of its paragraphs and list items; tables, headings and code have none
 * @param longLines the numbers of lines of prose that are longer than {@link #MAX_COLUMNS}
 */
record MarkdownProse(List<Sentence> sentences, List<Integer> longLines) {

  static final int MAX_COLUMNS = 100;

  private static final String TABLE = "|";
  private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])[\"')*_]*\\s+");
  private static final Pattern WORD = Pattern.compile("\\S*[\\p{L}\\p{N}]\\S*");

  /** Parts of a line that cannot be wrapped, and that a reader does not see. */
  private static final Pattern TARGET = Pattern.compile("\\]\\([^)]*\\)|https?://\\S+");

  /**
   * A sentence.
   *
   * @param text its text; code inside it is one word
   * @param line the line on which its paragraph begins, from 1
   */
  record Sentence(String text, int line) {

    int words() {
      return (int) WORD.matcher(text).results().count();
    }

    @Override
    public String toString() {
      return "line " + line + ", " + words() + " words: " + text;
    }
  }

  static MarkdownProse of(String markdown) {
    Reader reader = new Reader();
    Parser.builder()
        .includeSourceSpans(IncludeSourceSpans.BLOCKS)
        .build()
        .parse(markdown)
        .accept(reader);
    List<String> lines = markdown.lines().toList();
    List<Integer> tooLong =
        IntStream.range(0, lines.size())
            .filter(index -> !reader.codeLines.contains(index) && isTooLong(lines.get(index)))
            .mapToObj(index -> index + 1)
            .toList();
    return new MarkdownProse(List.copyOf(reader.sentences), tooLong);
  }

  /** The mean number of words per sentence. */
  double meanWords() {
    return sentences.stream().mapToInt(Sentence::words).average().orElse(0);
  }

  private static boolean isTooLong(String line) {
    return !line.strip().startsWith(TABLE)
        && !line.startsWith("![")
        && TARGET.matcher(line).replaceAll("").length() > MAX_COLUMNS;
  }

  private static final class Reader extends AbstractVisitor {

    private final List<Sentence> sentences = new ArrayList<>();
    private final Set<Integer> codeLines = new HashSet<>();

    @Override
    public void visit(Paragraph paragraph) {
      String text = text(paragraph);
      if (text.startsWith(TABLE)) {
        return;
      }
      int line = paragraph.getSourceSpans().get(0).getLineIndex() + 1;
      for (String sentence : SENTENCE_END.split(text)) {
        Sentence found = new Sentence(sentence.strip(), line);
        if (found.words() > 0) {
          sentences.add(found);
        }
      }
    }

    @Override
    public void visit(FencedCodeBlock block) {
      addCode(block);
    }

    @Override
    public void visit(IndentedCodeBlock block) {
      addCode(block);
    }

    @Override
    public void visit(HtmlBlock block) {
      addCode(block);
    }

    private void addCode(Block block) {
      block.getSourceSpans().forEach(span -> codeLines.add(span.getLineIndex()));
    }

    private static String text(Node node) {
      StringBuilder text = new StringBuilder();
      node.accept(
          new AbstractVisitor() {
            @Override
            public void visit(Text part) {
              text.append(part.getLiteral());
            }

            @Override
            public void visit(Code part) {
              text.append("code");
            }

            @Override
            public void visit(SoftLineBreak part) {
              text.append(' ');
            }

            @Override
            public void visit(HardLineBreak part) {
              text.append(' ');
            }

            @Override
            public void visit(Image part) {
              // its description replaces a picture and is no part of a sentence
            }
          });
      return text.toString();
    }
  }
}
