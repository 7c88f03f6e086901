package org.rubisee.bench.prose;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HtmlBlock;
import org.commonmark.parser.Parser;

/**
 * Code that a document shows. An excerpt has a comment before it that names its source: {@code <!--
 * excerpt: path/to/File.java -->}.
 *
 * @param source path of the file in the checkout; empty if the block is no excerpt
 * @param lines the code, without indentation
 */
record CodeBlock(Optional<String> source, List<String> lines) {

  private static final Set<String> LANGUAGES = Set.of("java", "xml", "sql", "php");
  private static final Pattern MARK = Pattern.compile("<!--\\s*excerpt:\\s*(\\S+)\\s*-->\\s*");

  /** The code blocks of a document in Java, XML, SQL or PHP. */
  static List<CodeBlock> in(String markdown) {
    List<CodeBlock> blocks = new ArrayList<>();
    Parser.builder()
        .build()
        .parse(markdown)
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(FencedCodeBlock block) {
                if (LANGUAGES.contains(block.getInfo())) {
                  blocks.add(new CodeBlock(source(block), withoutIndentation(block.getLiteral())));
                }
              }
            });
    return blocks;
  }

  private static Optional<String> source(FencedCodeBlock block) {
    if (block.getPrevious() instanceof HtmlBlock comment) {
      Matcher mark = MARK.matcher(comment.getLiteral());
      return mark.matches() ? Optional.of(mark.group(1)) : Optional.empty();
    }
    return Optional.empty();
  }

  /** Whether a text has these lines, one after the other. */
  boolean isPartOf(String text) {
    return !lines.isEmpty() && Collections.indexOfSubList(withoutIndentation(text), lines) >= 0;
  }

  private static List<String> withoutIndentation(String text) {
    return text.lines().map(String::strip).toList();
  }
}
