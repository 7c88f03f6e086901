package org.rubisee.bookstore.customers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.SessionRules;
import org.rubisee.bookstore.model.Interaction;

/** The description of the bookstore says the same as its classes and folders. */
class BookstoreApplicationTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  private final Application bookstore = Applications.named("bookstore");

  @Test
  void hasTheInteractionsOfTheModel() {
    assertThat(bookstore.interactions()).hasSameSizeAs(Interaction.values());
    for (Interaction interaction : Interaction.values()) {
      org.rubisee.application.Interaction described =
          bookstore.interactions().get(interaction.ordinal());
      assertThat(described.index()).isEqualTo(interaction.ordinal());
      assertThat(described.label()).isEqualTo(interaction.label());
      assertThat(described.path()).isEqualTo(interaction.scriptName());
      assertThat(described.kind()).hasToString(interaction.kind().name());
    }
  }

  @Test
  void namesPartsThatAreThere() throws IOException {
    Properties file = new Properties();
    try (Reader reader =
        Files.newBufferedReader(HOME.resolve("bookstore/application.properties"))) {
      file.load(reader);
    }

    for (String part : List.of("schema", "customers")) {
      assertThat(HOME.resolve(file.getProperty("part." + part)).resolve("pom.xml")).exists();
    }
  }

  @Test
  void itsSessionsEndAtHomeAfterAnHourAtMost() {
    assertThat(bookstore.sessions()).isEqualTo(new SessionRules(true, 3600));
  }

  @Test
  void hasThreeMixesAllOfWhichWrite() {
    assertThat(bookstore.walks()).containsExactly("browsing", "shopping", "ordering");
    assertThat(bookstore.standardMix().name()).isEqualTo("shopping");
    assertThat(bookstore.mixes()).noneMatch(mix -> mix.isReadOnly());
  }
}
