package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules for plain English that a program can check, on all documents and Java sources. */
class ProseTest {

  /** The limit for one sentence; most have at most 25 words. */
  private static final int MAX_WORDS = 40;

  private static final double MAX_MEAN_WORDS = 22;

  /** Fewer sentences have no meaningful mean. */
  private static final int FEW_SENTENCES = 5;

  /** Folders whose Java sources have been rewritten. */
  private static final List<String> JAVA_FOLDERS =
      List.of(
          "auction/closing",
          "auction/entities",
          "auction/facades",
          "auction/model",
          "auction/sql",
          "bench",
          "client-emulator",
          "contract",
          "db-schema",
          "entity-bmp",
          "entity-cmp",
          "entity-container",
          "entity-contract",
          "entity-contract-glassfish",
          "http-client",
          "jpa",
          "local-interfaces",
          "measurement",
          "servers/call-log",
          "servers/call-routing",
          "servers/control",
          "servers/pool-control",
          "servers/probe",
          "servlets-only",
          "session-beans",
          "session-facade");

  @ParameterizedTest
  @MethodSource("writtenDocuments")
  void linesOfProseAreShort(MarkdownDocument document) throws IOException {
    assertThat(prose(document).longLines())
        .as("lines of " + document + " with more than " + MarkdownProse.MAX_COLUMNS + " columns")
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("writtenDocuments")
  void sentencesAreShort(MarkdownDocument document) throws IOException {
    MarkdownProse prose = prose(document);
    assertThat(prose.sentences().stream().filter(sentence -> sentence.words() > MAX_WORDS))
        .as("sentences of " + document + " with more than " + MAX_WORDS + " words")
        .isEmpty();
    if (prose.sentences().size() >= FEW_SENTENCES) {
      assertThat(prose.meanWords()).isLessThanOrEqualTo(MAX_MEAN_WORDS);
    }
  }

  @ParameterizedTest
  @MethodSource("writtenDocuments")
  void documentsUseNoForbiddenPhrase(MarkdownDocument document) throws IOException {
    assertThat(ForbiddenPhrases.read().in(Files.readString(document.file()), 1))
        .as("forbidden phrases in " + document)
        .isEmpty();
  }

  @Test
  void javaSourcesUseNoForbiddenPhrase() throws IOException {
    ForbiddenPhrases forbidden = ForbiddenPhrases.read();
    List<String> findings = new ArrayList<>();
    for (Path source : javaSources()) {
      for (JavaText text : JavaText.in(Files.readString(source))) {
        forbidden
            .in(text.text(), text.line())
            .forEach(
                found -> findings.add(MarkdownDocument.HOME.relativize(source) + ", " + found));
      }
    }
    assertThat(findings).isEmpty();
  }

  static List<MarkdownDocument> writtenDocuments() throws IOException {
    return MarkdownDocument.all();
  }

  private static List<Path> javaSources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String folder : JAVA_FOLDERS) {
      try (Stream<Path> files = Files.walk(MarkdownDocument.HOME.resolve(folder))) {
        files
            .filter(file -> file.toString().endsWith(".java") && MarkdownDocument.isKept(file))
            .filter(file -> !file.endsWith("ProseRulesTest.java"))
            .sorted()
            .forEach(sources::add);
      }
    }
    return sources;
  }

  private static MarkdownProse prose(MarkdownDocument document) throws IOException {
    return MarkdownProse.of(Files.readString(document.file()));
  }
}
