package org.rubisee.bench.scaffold;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.Parser;
import org.rubisee.bench.prose.ShellWords;

/**
 * A block of code in a lesson.
 *
 * @param language {@code sh}, {@code java}, {@code diff} or another word after the fence
 * @param file the file that the paragraph before it names; empty if it names none
 * @param text the code
 */
record LessonBlock(String language, String file, String text) {

  private static final Pattern FILE = Pattern.compile("[a-z-]+(/[\\w.-]+)+\\.[a-z]+");

  /** The blocks of a document, in order. */
  static List<LessonBlock> in(String markdown) {
    Reader reader = new Reader();
    Parser.builder().build().parse(markdown).accept(reader);
    return reader.blocks;
  }

  /** The commands of a shell script. */
  List<List<String>> commands() {
    return ShellWords.commands(text);
  }

  private static final class Reader extends AbstractVisitor {

    private final List<LessonBlock> blocks = new ArrayList<>();
    private String file = "";

    @Override
    public void visit(Paragraph paragraph) {
      file = "";
      visitChildren(paragraph);
    }

    @Override
    public void visit(Code code) {
      if (FILE.matcher(code.getLiteral()).matches()) {
        file = code.getLiteral();
      }
    }

    @Override
    public void visit(FencedCodeBlock block) {
      blocks.add(new LessonBlock(block.getInfo(), file, block.getLiteral()));
      file = "";
    }
  }
}
