package org.rubisee.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.ledger.Ledger;
import org.rubisee.bench.ledger.LedgerCheck;
import org.rubisee.bench.ledger.Originals;
import org.rubisee.servers.Implementation;

/** Counts the ledger of every implementation that was built, on real servers. */
class LedgerIT {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> theLedgerIsTheAgreedOne() {
    return Implementation.in(HOME).stream()
        .map(
            implementation ->
                DynamicTest.dynamicTest(
                    implementation.name(), () -> assertUnchanged(implementation)));
  }

  private void assertUnchanged(Implementation implementation) {
    assumeTrue(
        implementation.archives().stream().allMatch(Files::isRegularFile),
        () -> implementation.name() + " has not been built: run 'mvn verify' in the root");
    Terminal quiet = new Terminal(new PrintStream(OutputStream.nullOutputStream()), false);
    LedgerSite site =
        new LedgerSite(
            new Checkout(HOME), folder.resolve(implementation.name()), quiet, LedgerCommitOption.C);
    Ledger counted = site.count(List.of(implementation)).get(0);
    LedgerFiles files = new LedgerFiles(HOME.resolve("docs"));
    assertThat(LedgerCheck.changes(files.agreed(implementation.name()), counted)).isEmpty();
    assertThat(Originals.read().unexplained(counted)).isEmpty();
  }
}
