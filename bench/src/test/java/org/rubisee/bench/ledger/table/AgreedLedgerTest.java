package org.rubisee.bench.ledger.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.rubisee.servers.knobs.Implementation;

/** The agreed ledgers against the calls of RUBiS 1.4.3, and the reasons for what differs. */
class AgreedLedgerTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final AgreedLedgers LEDGERS = new AgreedLedgers(HOME);

  private static List<Ledger> agreed() {
    return Implementation.in(HOME).stream()
        .flatMap(
            implementation ->
                LedgerVariant.keptBy(implementation).stream()
                    .flatMap(variant -> LEDGERS.of(implementation.name(), variant).stream()))
        .toList();
  }

  @Test
  void everyImplementationKeepsItsLedgersAndNoOther() throws IOException {
    for (Implementation implementation : Implementation.ofAllApplications(HOME)) {
      List<String> known = files(implementation, LedgerVariant.keptBy(implementation).stream());
      List<String> required =
          files(
              implementation,
              Stream.concat(Stream.of(LedgerVariant.C), LedgerVariant.ofOwnKnobs(implementation)));
      try (Stream<Path> files = Files.list(LEDGERS.folder(implementation.name()))) {
        assertThat(files.map(file -> file.getFileName().toString()))
            .isSubsetOf(known)
            .containsAll(required);
      }
    }
  }

  private static List<String> files(Implementation implementation, Stream<LedgerVariant> variants) {
    return variants.map(variant -> variant.nameOf(implementation.name()) + ".csv").toList();
  }

  @Test
  void knobsThatChangeNoCountsLeaveTheLedgerAsItIs() {
    assertThat(LEDGERS.afterLoad("servlets-only", Map.of("locking", "servlet", "jdk", "/a")))
        .isPresent();
    assertThat(LEDGERS.afterLoad("servlets-only", Map.of("statement-cache", "0"))).isEmpty();
  }

  @Test
  void aKnobOfTheSameNameChangesCountsWhereItsImplementationSaysSo() {
    Map<String, String> locking = Map.of("locking", "servlet");
    assertThat(LEDGERS.afterLoad("servlets-only", locking))
        .map(Ledger::name)
        .contains("servlets-only");
    assertThat(LEDGERS.afterLoad("bookstore-servlets-only", locking))
        .map(Ledger::name)
        .contains("bookstore-servlets-only-locking-servlet");
  }

  @Test
  void aKnobThatChangesCountsHasALedgerOnlyIfOneIsKept() {
    assertThat(LEDGERS.afterLoad("entity-cmp", Map.of("commit-option", "B"))).isEmpty();
    assertThat(LEDGERS.afterLoad("entity-cmp", Map.of("call-passing", "network"))).isEmpty();
    assertThat(LEDGERS.afterLoad("jpa", Map.of("persistence-provider", "eclipselink")))
        .map(Ledger::name)
        .contains("jpa-persistence-provider-eclipselink");
  }

  @TestFactory
  Stream<DynamicTest> callsAreThoseOfTheOriginalButForDeviationsWithAReason() {
    return agreed().stream()
        .map(
            ledger ->
                DynamicTest.dynamicTest(
                    ledger.name(),
                    () ->
                        assertThat(Originals.of(Implementation.in(HOME)).unexplained(ledger))
                            .isEmpty()));
  }

  @TestFactory
  Stream<DynamicTest> everyFileReadsAsItWasWritten() {
    return agreed().stream()
        .map(
            ledger ->
                DynamicTest.dynamicTest(
                    ledger.name(),
                    () ->
                        assertThat(LedgerCsv.write(ledger))
                            .isEqualTo(
                                Files.readString(
                                    LEDGERS.file(ledger.implementation(), ledger.variant())))));
  }

  @Test
  void everyReasonIsAHeadingOfTheDeviations() throws IOException {
    List<String> headings =
        Files.readAllLines(HOME.resolve("docs/deviations.md")).stream()
            .filter(line -> line.startsWith("### "))
            .map(line -> line.substring("### ".length()))
            .toList();
    assertThat(headings).containsAll(Originals.of(Implementation.in(HOME)).reasons());
  }

  @Test
  void aCallMoreThanTheOriginalsIsNoticed() {
    Ledger ledger =
        agreed().stream().filter(one -> one.name().equals("entity-cmp")).findFirst().orElseThrow();
    LedgerRow row = ledger.row("BrowseRegions").orElseThrow();
    java.util.Map<Column, Long> counts = new java.util.EnumMap<>(row.counts());
    counts.merge(Column.REMOTE_CALLS, 1L, Long::sum);
    LedgerRow more =
        new LedgerRow(
            row.name(), row.sizes(), counts, row.remoteCalls(), row.beanCalls(), row.statements());
    assertThat(
            Originals.of(Implementation.in(HOME))
                .unexplained(new Ledger("entity-cmp", List.of(more))))
        .singleElement()
        .asString()
        .contains("BrowseRegions", "remote calls: 64, but 63 are expected (1+R");
  }
}
