package org.rubisee.bench.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.servers.knobs.Implementation;

class LedgerFilesTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  @Test
  void thePageOfTheDocumentationIsMadeFromTheAgreedLedgers() {
    LedgerFiles files = new LedgerFiles(HOME);
    List<String> names = Implementation.in(HOME).stream().map(Implementation::name).toList();
    assertThat(files.page())
        .as("To write it: ./rubis ledger --agree")
        .content()
        .isEqualTo(files.rendered(names));
  }
}
