package org.rubisee.bench.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.servers.knobs.Implementation;

class LedgerFilesTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  @Test
  void thePageOfTheDocumentationIsMadeFromTheAgreedLedgers() throws IOException {
    LedgerFiles files = new LedgerFiles(HOME);
    List<String> names = Implementation.in(HOME).stream().map(Implementation::name).toList();
    if (Boolean.getBoolean("rubis.write-ledger")) {
      Files.writeString(files.page(), files.rendered(names));
    }
    assertThat(files.page())
        .as("To write it: ./rubis ledger --agree; without servers: -Drubis.write-ledger=true")
        .content()
        .isEqualTo(files.rendered(names));
  }
}
