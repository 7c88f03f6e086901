package org.rubisee.auction.customers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.model.Interaction;

/** The description of the auction says the same as its classes and folders. */
class AuctionApplicationTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  private final Application auction = Applications.named("auction");

  @Test
  void hasTheInteractionsOfTheModel() {
    assertThat(auction.interactions()).hasSameSizeAs(Interaction.values());
    for (Interaction interaction : Interaction.values()) {
      org.rubisee.application.Interaction described =
          auction.interactions().get(interaction.ordinal());
      assertThat(described.index()).isEqualTo(interaction.ordinal());
      assertThat(described.label()).isEqualTo(interaction.label());
      assertThat(described.path()).isEqualTo(interaction.scriptName());
      assertThat(described.kind()).hasToString(interaction.kind().name());
    }
  }

  @Test
  void namesPartsAndImplementationsThatAreThere() throws IOException {
    Properties file = new Properties();
    try (Reader reader = Files.newBufferedReader(HOME.resolve("auction/application.properties"))) {
      file.load(reader);
    }

    for (String part : List.of("schema", "customers", "contract")) {
      assertThat(HOME.resolve(file.getProperty("part." + part)).resolve("pom.xml")).exists();
    }
    List<String> named = Arrays.asList(file.getProperty("implementations").split(",\\s*"));
    List<Path> there = described(HOME);
    List<Path> inTheirFolders = new ArrayList<>();
    for (Path folder : there) {
      inTheirFolders.addAll(described(folder));
    }

    assertThat(Stream.of(there, inTheirFolders).flatMap(List::stream))
        .extracting(folder -> HOME.relativize(folder).toString())
        .containsExactlyInAnyOrderElementsOf(named);
  }

  /** The folders in this one that describe an implementation. */
  private static List<Path> described(Path parent) throws IOException {
    try (Stream<Path> folders = Files.list(parent)) {
      return folders
          .filter(folder -> Files.exists(folder.resolve("implementation.properties")))
          .toList();
    }
  }

  @Test
  void itsStandardMixIsThatOfThePapersWhichWrites() {
    assertThat(auction.standardMix().name()).isEqualTo("bidding");
    assertThat(auction.walks()).containsExactly("browsing", "bidding");
  }
}
