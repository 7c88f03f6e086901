package org.rubisee.bench.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The agreed ledgers against the calls of RUBiS 1.4.3, and the reasons for what differs. */
class AgreedLedgerTest {

  private static final Path DOCS = Path.of(System.getProperty("rubis.home"), "docs");

  private static List<Ledger> agreed() throws IOException {
    try (Stream<Path> files = Files.list(DOCS.resolve("ledger"))) {
      return files
          .filter(file -> file.toString().endsWith(".csv"))
          .sorted()
          .map(AgreedLedgerTest::read)
          .toList();
    }
  }

  private static Ledger read(Path file) {
    String name = file.getFileName().toString().replace(".csv", "");
    LedgerVariant variant =
        LedgerVariant.AGREED.stream()
            .filter(known -> !known.suffix().isEmpty() && name.endsWith("-" + known.suffix()))
            .findFirst()
            .orElse(LedgerVariant.C);
    String implementation =
        variant.equals(LedgerVariant.C) ? name : name.replace("-" + variant.suffix(), "");
    return LedgerCsv.read(implementation, variant, file);
  }

  @TestFactory
  Stream<DynamicTest> callsAreThoseOfTheOriginalButForDeviationsWithAReason() throws IOException {
    return agreed().stream()
        .map(
            ledger ->
                DynamicTest.dynamicTest(
                    ledger.name(),
                    () -> assertThat(Originals.read().unexplained(ledger)).isEmpty()));
  }

  @TestFactory
  Stream<DynamicTest> everyFileReadsAsItWasWritten() throws IOException {
    return agreed().stream()
        .map(
            ledger ->
                DynamicTest.dynamicTest(
                    ledger.name(),
                    () ->
                        assertThat(LedgerCsv.write(ledger))
                            .isEqualTo(
                                Files.readString(
                                    DOCS.resolve("ledger").resolve(ledger.name() + ".csv")))));
  }

  @Test
  void everyReasonIsAHeadingOfTheDeviations() throws IOException {
    List<String> headings =
        Files.readAllLines(DOCS.resolve("deviations.md")).stream()
            .filter(line -> line.startsWith("### "))
            .map(line -> line.substring("### ".length()))
            .toList();
    assertThat(headings).containsAll(Originals.read().reasons());
  }

  @Test
  void aCallMoreThanTheOriginalsIsNoticed() throws IOException {
    Ledger ledger =
        agreed().stream().filter(one -> one.name().equals("entity-cmp")).findFirst().orElseThrow();
    LedgerRow row = ledger.row("BrowseRegions").orElseThrow();
    java.util.Map<Column, Long> counts = new java.util.EnumMap<>(row.counts());
    counts.merge(Column.REMOTE_CALLS, 1L, Long::sum);
    LedgerRow more =
        new LedgerRow(
            row.name(), row.sizes(), counts, row.remoteCalls(), row.beanCalls(), row.statements());
    assertThat(Originals.read().unexplained(new Ledger("entity-cmp", List.of(more))))
        .singleElement()
        .asString()
        .contains("BrowseRegions", "remote calls: 64, but 63 are expected (1+R");
  }
}
