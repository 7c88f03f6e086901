package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.bench.ledger.table.LedgerCsv;
import org.rubisee.bench.ledger.table.LedgerVariant;

/** Compares code and counts in the course, and in all other documents, with their sources. */
class ExcerptTest {

  private static final Path COURSE = MarkdownDocument.HOME.resolve("docs/learn");
  private static final int MAX_LINES = 15;

  @ParameterizedTest
  @MethodSource("documents")
  void everyExcerptStandsInItsSource(MarkdownDocument document) throws IOException {
    for (CodeBlock block : CodeBlock.in(Files.readString(document.file()))) {
      if (block.source().isPresent()) {
        Path source = MarkdownDocument.HOME.resolve(block.source().get());
        assertThat(source).isRegularFile();
        assertThat(block.isPartOf(Files.readString(source)))
            .as("%s has, one after the other, %s", block.source().get(), block.lines())
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void everyCountIsThatOfTheLedger(MarkdownDocument document) throws IOException {
    List<String> differences = new ArrayList<>();
    for (CountTable table : CountTable.in(Files.readString(document.file()))) {
      for (CountTable.Row row : table.rows()) {
        Path ledger = document.file().resolveSibling(row.ledger());
        table
            .differences(row, LedgerCsv.read(row.ledger(), LedgerVariant.C, ledger))
            .forEach(found -> differences.add(table.interaction() + row + ": " + found));
      }
    }
    assertThat(differences).isEmpty();
  }

  static List<MarkdownDocument> documents() throws IOException {
    return MarkdownDocument.all();
  }

  static List<MarkdownDocument> course() throws IOException {
    return documents().stream().filter(document -> document.file().startsWith(COURSE)).toList();
  }

  @Test
  void theCourseShowsRealCodeOnly() throws IOException {
    List<CodeBlock> blocks = new ArrayList<>();
    for (MarkdownDocument page : course()) {
      blocks.addAll(CodeBlock.in(Files.readString(page.file())));
    }
    assertThat(blocks)
        .hasSizeGreaterThanOrEqualTo(12)
        .allSatisfy(block -> assertThat(block.source()).as("source of %s", block).isPresent())
        .allSatisfy(block -> assertThat(block.lines()).hasSizeLessThanOrEqualTo(MAX_LINES));
  }

  @Test
  void theCourseShowsCounts() throws IOException {
    List<CountTable> tables = new ArrayList<>();
    for (MarkdownDocument page : course()) {
      tables.addAll(CountTable.in(Files.readString(page.file())));
    }
    assertThat(tables)
        .hasSizeGreaterThanOrEqualTo(6)
        .allSatisfy(table -> assertThat(table.rows()).isNotEmpty());
  }
}
