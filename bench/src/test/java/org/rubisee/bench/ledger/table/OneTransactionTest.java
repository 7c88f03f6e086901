package org.rubisee.bench.ledger.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** docs/containers.md names the interactions that only WildFly does in one transaction. */
class OneTransactionTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final Pattern NOT_ATOMIC =
      Pattern.compile("not atomic in\\s+OpenEJB: ([\\w,\\s]+)\\.");

  @ParameterizedTest
  @ValueSource(strings = {"entity-cmp", "entity-bmp"})
  void readsOfSeveralCallsAreNotAtomicInOpenEjb(String implementation) throws IOException {
    assertThat(named())
        .containsExactlyInAnyOrderElementsOf(
            transactions(implementation)
                .filter(row -> row.count(Column.ROWS_CHANGED) == 0)
                .map(OneTransactionTest::interaction)
                .distinct()
                .toList());
  }

  @Test
  void writesOfSeveralCallsHaveOneThatChangesEverything() {
    assertThat(
            transactions("entity-cmp")
                .filter(row -> row.count(Column.ROWS_CHANGED) > 0)
                .map(OneTransactionTest::interaction))
        .containsExactlyInAnyOrder("StoreBuyNow", "StoreComment");
  }

  /** The interactions for which the web tier begins a transaction in WildFly. */
  private static Stream<LedgerRow> transactions(String implementation) {
    return new AgreedLedgers(HOME)
        .of(implementation, LedgerVariant.C).orElseThrow().rows().stream()
            .filter(row -> row.count(Column.TRANSACTION_OPERATIONS) > 0);
  }

  /** Without the case, as in {@code ViewUserInfo(no comments)}. */
  private static String interaction(LedgerRow row) {
    return row.name().split("\\(", 2)[0];
  }

  private static Stream<String> named() throws IOException {
    Matcher list = NOT_ATOMIC.matcher(Files.readString(HOME.resolve("docs/containers.md")));
    assertThat(list.find()).as("the list of interactions in docs/containers.md").isTrue();
    return Stream.of(list.group(1).split("(,|\\band\\b)")).map(String::strip);
  }
}
