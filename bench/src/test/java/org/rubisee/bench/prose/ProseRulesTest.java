package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the checks of prose see, and what they leave out. */
class ProseRulesTest {

  private static final String LONG_LINE = "word ".repeat(21).strip();

  @Test
  void countsTheWordsOfSentences() {
    MarkdownProse prose =
        MarkdownProse.of(
            """
            # A heading has no sentences

            One `sentence with code`, and [a link](to/a/page.md). Is this
            another? - Yes.

            | a | table |
            |---|---|
            | no | sentence |

            1. An item of a list
               has one.

            ```
            no sentence here
            ```
            """);
    assertThat(prose.sentences())
        .extracting(MarkdownProse.Sentence::text)
        .containsExactly(
            "One code, and a link.", "Is this another?", "- Yes.", "An item of a list has one.");
    assertThat(prose.sentences())
        .extracting(MarkdownProse.Sentence::words)
        .containsExactly(5, 3, 1, 7);
    assertThat(prose.sentences()).extracting(MarkdownProse.Sentence::line).contains(3, 10);
    assertThat(prose.meanWords()).isEqualTo(4);
  }

  @Test
  void onlyProseMustFitIntoTheLine() {
    assertThat(
            MarkdownProse.of(
                    String.join(
                        "\n",
                        LONG_LINE,
                        "",
                        "| " + LONG_LINE + " |",
                        "",
                        "    " + LONG_LINE,
                        "",
                        "![" + LONG_LINE + "](picture.svg)",
                        "[link](" + "folder/".repeat(20) + ")",
                        "```",
                        LONG_LINE,
                        "```"))
                .longLines())
        .containsExactly(1);
  }

  @Test
  void findsPhrasesAcrossLinesButNotInsideWords() {
    ForbiddenPhrases forbidden =
        ForbiddenPhrases.parse("# a comment\n\nof yours = your own\ndearer = more expensive\n");
    assertThat(forbidden.in("a machine of\nyours\n\nDearer. Of yourself", 7))
        .extracting(Object::toString)
        .containsExactly(
            "line 7: 'of yours'; write 'your own'", "line 10: 'Dearer'; write 'more expensive'");
  }

  @Test
  void aPhraseNeedsAReplacement() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ForbiddenPhrases.parse("dearer"))
        .withMessageContaining("dearer");
  }

  @Test
  void readsCommentsAndStringsOfJava() {
    List<JavaText> texts =
        JavaText.in(
            """
            /** One
             * comment. */
            class A { // second
              // and third line
              char quote = '"';
              String a = "one " // why
                  + "two";
              String b = "say \\"so\\"" + /* here */ "three " + "four";
              String url = "http://host";
            }
            """);
    assertThat(texts)
        .extracting(text -> text.line() + ": " + text.text().strip().replaceAll("\\s+", " "))
        .containsExactly(
            "1: One comment.",
            "3: second and third line",
            "6: one",
            "6: why",
            "7: two",
            "8: say \"so\"",
            "8: here",
            "8: three four",
            "9: http://host");
  }
}
