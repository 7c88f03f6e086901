package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knob;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Server;

/** The listing reads files itself; it must read them as the program does. */
class ListingTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(System.getProperty("rubis.home")));

  @Test
  void knowsTheImplementationsInTheirOrderWithTheirKnobs() throws IOException {
    List<Implementation> known = CHECKOUT.allImplementations();
    JsonNode listed = listed().get("implementations");
    assertThat(texts(listed, "name"))
        .isEqualTo(known.stream().map(Implementation::path).toList())
        .contains("servlets-only", "bookstore/servlets-only");
    assertThat(texts(listed, "title"))
        .isEqualTo(known.stream().map(Implementation::title).toList());
    for (int i = 0; i < known.size(); i++) {
      TreeSet<Knob> knobs = new TreeSet<>(known.get(i).knobs());
      knobs.addAll(known.get(i).knobsInOneServer());
      List<String> labels = new ArrayList<>();
      listed.get(i).get("knobs").forEach(label -> labels.add(label.textValue()));
      assertThat(labels)
          .containsExactlyInAnyOrderElementsOf(knobs.stream().map(Knob::label).toList());
    }
  }

  @Test
  void knowsTheServers() throws IOException {
    List<Server> known =
        KnobCatalogue.SHARED.labelled(Server.KNOB).settings().words().stream()
            .map(Server::named)
            .toList();
    JsonNode listed = listed().get("servers");
    assertThat(texts(listed, "name"))
        .containsExactlyInAnyOrderElementsOf(known.stream().map(Server::name).toList());
    assertThat(texts(listed, "title"))
        .containsExactlyInAnyOrderElementsOf(known.stream().map(Server::title).toList());
  }

  @Test
  void knowsTheExperimentsByTheirTitles() throws IOException {
    ExperimentLibrary library = new ExperimentLibrary(CHECKOUT);
    JsonNode listed = listed().get("experiments");
    assertThat(texts(listed, "name")).isEqualTo(library.names());
    assertThat(texts(listed, "title"))
        .isEqualTo(
            library.names().stream()
                .map(name -> library.experiment(name).definition().title())
                .toList());
  }

  @Test
  void knowsAllKnobs() throws IOException {
    List<Knob> known = new ArrayList<>(KnobCatalogue.SHARED.knobs());
    for (Implementation implementation : CHECKOUT.allImplementations()) {
      implementation.knobs().stream()
          .filter(knob -> !KnobCatalogue.SHARED.knobs().contains(knob))
          .forEach(known::add);
    }
    JsonNode listed = listed().get("knobs");
    assertThat(texts(listed, "name"))
        .containsExactlyInAnyOrderElementsOf(known.stream().map(Knob::label).toList());
    assertThat(texts(listed, "description"))
        .containsExactlyInAnyOrderElementsOf(known.stream().map(Knob::description).toList());
    assertThat(texts(listed, "default"))
        .containsExactlyInAnyOrderElementsOf(
            known.stream().map(knob -> knob.settings().standard()).toList());
  }

  @Test
  void aFolderWithoutExperimentsListsNone(@TempDir Path home) throws IOException {
    Files.createDirectory(home.resolve("docs"));
    assertThat(Listing.of(home, new Properties()).experiments()).isEmpty();
  }

  private static JsonNode listed() throws IOException {
    return new ObjectMapper().readTree(Listing.of(CHECKOUT.home(), KnobCatalogue.file()).json());
  }

  private static List<String> texts(JsonNode list, String field) {
    List<String> texts = new ArrayList<>();
    list.forEach(item -> texts.add(item.get(field).textValue()));
    return texts;
  }
}
