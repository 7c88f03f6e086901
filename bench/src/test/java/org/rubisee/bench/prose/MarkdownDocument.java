package org.rubisee.bench.prose;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/**
 * A Markdown file of the checkout, as far as tests look at it.
 *
 * @param file its path
 * @param targets where its links and images lead, as written
 * @param anchors the fragments that a link to it may have, as repository hosts make them
 * @param codeBlocks the text of its fenced and indented code blocks, without those in a language
 *     that is no shell's
 * @param codeSpans the code inside its sentences
 */
public record MarkdownDocument(
    Path file,
    List<String> targets,
    Set<String> anchors,
    List<String> codeBlocks,
    List<String> codeSpans) {

  /** What is written behind the fence of a block of commands. */
  private static final Set<String> SHELLS = Set.of("", "sh");

  /** The checkout. */
  public static final Path HOME = Path.of(System.getProperty("rubis.home"));

  /** Folders that git ignores, and git's own. */
  private static final Set<Path> LEFT_OUT =
      Set.of(HOME.resolve(".git"), HOME.resolve(".rubis"), HOME.resolve("results"));

  private static final Pattern HTML_TARGET =
      Pattern.compile("\\b(?:src|srcset|href)\\s*=\\s*[\"']?([^\"'\\s>]+)");
  private static final Pattern HTML_ANCHOR =
      Pattern.compile("\\b(?:id|name)\\s*=\\s*[\"']?([^\"'\\s>]+)");

  private static final String PROGRAM = "./rubis ";
  private static final String LONG_TESTS = ".ci/long-tests ";

  /** How a line of a block begins if it is a command and no output, code or data. */
  private static final Pattern COMMAND =
      Pattern.compile(
          "^([A-Z_]+=\\S+ )?(\\./rubis|\\.ci/long-tests|mvn|java|docker|deploy/docker/test|sudo|taskset"
              + "|source|cd|for|head|diff|git|bench/\\S+)( |$)");

  /** All documents of the checkout. */
  public static List<MarkdownDocument> all() throws IOException {
    try (Stream<Path> files = Files.walk(HOME)) {
      return files
          .filter(file -> file.toString().endsWith(".md"))
          .filter(MarkdownDocument::isKept)
          .sorted()
          .map(MarkdownDocument::read)
          .toList();
    }
  }

  /** Whether a file belongs to the checkout, and was not made by a build or a run. */
  public static boolean isKept(Path file) {
    return LEFT_OUT.stream().noneMatch(file::startsWith)
        && !HOME.relativize(file).toString().matches("(.*/)?target(/.*)?");
  }

  /**
   * The scripts that its readers run: each line of a shell block; the whole block if a line changes
   * the folder for those after it; and commands of the program inside sentences that are written
   * with arguments.
   */
  public List<String> scripts() {
    List<String> scripts = new ArrayList<>();
    for (String block : codeBlocks) {
      List<String> lines =
          block
              .replaceAll("\\\\\\R\\s*", "")
              .lines()
              .map(line -> line.replaceFirst("(^|\\s+)#.*", "").strip())
              .filter(line -> COMMAND.matcher(line).find())
              .toList();
      scripts.addAll(
          lines.stream().anyMatch(line -> line.matches("cd \\S+"))
              ? List.of(String.join("\n", lines))
              : lines);
    }
    codeSpans.stream().filter(MarkdownDocument::isCommandWithArguments).forEach(scripts::add);
    return List.copyOf(scripts);
  }

  /** Whether code inside a sentence is a command with arguments, and complete. */
  static boolean isCommandWithArguments(String span) {
    return !span.contains("…")
        && (span.startsWith(LONG_TESTS)
            || span.startsWith(PROGRAM)
                && ShellWords.commands(span).stream().anyMatch(words -> words.size() > 2));
  }

  static MarkdownDocument read(Path file) {
    try {
      Reader reader = new Reader();
      Parser.builder().build().parse(Files.readString(file)).accept(reader);
      return new MarkdownDocument(
          file, reader.targets, reader.anchors, reader.codeBlocks, reader.codeSpans);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Its path in the checkout. */
  @Override
  public String toString() {
    return HOME.relativize(file).toString();
  }

  private static final class Reader extends AbstractVisitor {

    private final List<String> targets = new ArrayList<>();
    private final Set<String> anchors = new HashSet<>();
    private final List<String> codeBlocks = new ArrayList<>();
    private final List<String> codeSpans = new ArrayList<>();
    private final Map<String, Integer> headings = new HashMap<>();

    @Override
    public void visit(Link link) {
      targets.add(link.getDestination());
      visitChildren(link);
    }

    @Override
    public void visit(Image image) {
      targets.add(image.getDestination());
      visitChildren(image);
    }

    @Override
    public void visit(HtmlBlock block) {
      visitHtml(block.getLiteral());
    }

    @Override
    public void visit(HtmlInline inline) {
      visitHtml(inline.getLiteral());
    }

    @Override
    public void visit(FencedCodeBlock block) {
      if (SHELLS.contains(block.getInfo())) {
        codeBlocks.add(block.getLiteral());
      }
    }

    @Override
    public void visit(IndentedCodeBlock block) {
      codeBlocks.add(block.getLiteral());
    }

    @Override
    public void visit(Code code) {
      codeSpans.add(code.getLiteral());
    }

    @Override
    public void visit(Heading heading) {
      String anchor = anchor(text(heading));
      int earlier = headings.merge(anchor, 1, Integer::sum) - 1;
      anchors.add(earlier == 0 ? anchor : anchor + "-" + earlier);
      visitChildren(heading);
    }

    private void visitHtml(String html) {
      HTML_TARGET.matcher(html).results().map(found -> found.group(1)).forEach(targets::add);
      Matcher named = HTML_ANCHOR.matcher(html);
      while (named.find()) {
        anchors.add(named.group(1));
      }
    }

    private static String anchor(String heading) {
      return heading
          .strip()
          .toLowerCase(Locale.ROOT)
          .replaceAll("[^\\p{L}\\p{M}\\p{N}_ -]", "")
          .replace(' ', '-');
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
              text.append(part.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak part) {
              text.append(' ');
            }
          });
      return text.toString();
    }
  }
}
