package org.rubisee.bench.experiment.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Implementation;

class ExperimentFileTest {

  private static final List<Implementation> IMPLEMENTATIONS =
      Implementation.ofAllApplications(Path.of(System.getProperty("rubis.home")));

  private static final String GOOD =
      """
      name: mine
      title: A test
      knobs: {commit-option: A}
      configurations:
        servlets-only: {clients: [10, 20], quick-clients: [10]}
        cached:
          implementation: entity-cmp
          knobs: {bean-cache: 100}
          clients: auto
          quick-clients: {bidding: [5]}
      figures:
        one:
          title: Both
          kind: throughput
          expect: Servlets win.
      """;

  @TempDir private Path folder;

  private static final String OF_THE_BOOKSTORE =
      """
      name: mine
      application: bookstore
      configurations:
        first: {implementation: bookstore/servlets-only, clients: [10], quick-clients: [10]}
        second: {implementation: bookstore/servlets-only, knobs: {pool: 9}, clients: [10], quick-clients: [10]}
      figures:
        one: {title: Both, kind: throughput, expect: Nothing.}
      """;

  @Test
  void mayBeAboutAnotherApplication() throws IOException {
    ExperimentDefinition mine = read(OF_THE_BOOKSTORE);
    assertThat(mine.application()).isEqualTo("bookstore");
    assertThat(mine.mixes()).containsExactly("browsing", "shopping", "ordering");
    assertThatThrownBy(() -> read(OF_THE_BOOKSTORE.replace("application: bookstore", "")))
        .hasMessageContaining("bookstore/servlets-only");
    assertThatThrownBy(() -> read(OF_THE_BOOKSTORE.replace(": bookstore\n", ": bookshop\n")))
        .hasMessageContaining("did you mean 'bookstore'");
  }

  @Test
  void readsWhatAFileSaysAndFillsInWhatItDoesNot() throws IOException {
    ExperimentDefinition mine = read(GOOD);
    assertThat(mine.mixes()).containsExactly("browsing", "bidding");
    assertThat(mine.trials()).isEqualTo(5);
    assertThat(mine.configurations().get("servlets-only").implementation())
        .isEqualTo("servlets-only");
    FigureDefinition one = mine.figures().get("one");
    assertThat(mine.configurationsOf(one, false)).containsExactly("servlets-only", "cached");
    assertThat(mine.clientsOf(one, "servlets-only", false).in("bidding")).containsExactly(10, 20);
    assertThat(mine.clientsOf(one, "cached", false).auto()).isTrue();
    assertThat(mine.clientsOf(one, "cached", true).in("bidding")).containsExactly(5);
    assertThat(mine.clientsOf(one, "cached", true).in("browsing")).isEmpty();
  }

  @Test
  void saysWhichSiteOfBlocksDoesNotExist() {
    assertThatThrownBy(() -> read(GOOD + "quick: {blocks: [servlets-only, cachet]}\n"))
        .isInstanceOf(ExperimentFileException.class)
        .hasMessageContaining("mine.yaml:16: ")
        .hasMessageContaining("did you mean 'cached'?");
  }

  @Test
  void readsATransitionTableAndTheLimitOfSessions() throws IOException {
    Path table = Files.writeString(folder.resolve("fork.txt"), forkedTable());
    String keys = "matrices: legacy\nmatrix-file: " + table + "\nmax-transitions: 50\n";
    ExperimentDefinition mine = read(GOOD + keys);
    assertThat(mine.matrixSet()).isEqualTo(MatrixSet.LEGACY);
    assertThat(mine.table().mostTransitions()).isEqualTo(50);
    assertThat(mine.table().text()).startsWith("table:fork;0>0:0.5,28:0.5;1>");
    assertThatThrownBy(() -> read(GOOD + "max-transitions: 50\n"))
        .hasMessageContaining("mine.yaml:16: ")
        .hasMessageContaining("--matrices legacy");
    assertThatThrownBy(() -> read(GOOD + "matrix-file: no-such-file\n"))
        .hasMessageContaining("Cannot read the transition table");
    assertThatThrownBy(() -> read(GOOD + "matrices: own\n"))
        .hasMessageContaining("rubis-ee or legacy, not 'own'");
  }

  /** Half of all steps lead to Home, the others out of the site. */
  private static String forkedTable() {
    StringBuilder table = new StringBuilder("RUBiS Transition Table\tfork\n\n");
    for (int row = 0; row < 29; row++) {
      String cell = row == 0 || row == 28 ? "\t0.5" : "\t0";
      table.append(row == 0 ? "Home" : "Row " + row).append(cell.repeat(27)).append("\t7000\n");
    }
    return table.toString();
  }

  @Test
  void readsItsPhasesAndThoseOfItsQuickForm() throws IOException {
    ExperimentDefinition mine = read(GOOD + "phases: 1/2/3\nquick: {phases: 4/5/6}\n");
    assertThat(mine.phases()).isEqualTo("1/2/3");
    assertThat(mine.quick().phases()).isEqualTo("4/5/6");
  }

  @Test
  void givesTheExperimentsKnobsToConfigurationsThatHaveThem() throws IOException {
    ExperimentDefinition mine = read(GOOD);
    assertThat(mine.knobsOf("cached", implementation("entity-cmp")).labels())
        .containsEntry("commit-option", "A")
        .containsEntry("bean-cache", "100");
    assertThat(mine.knobsOf("servlets-only", implementation("servlets-only")).labels()).isEmpty();
  }

  @Test
  void givesAConfigurationInOneServerTheKnobsThatItHasThere() throws IOException {
    String wide = "knobs: {call-passing: reference, transport: http}";
    String both =
        """
          placed:
            implementation: entity-cmp
            knobs: {placement: co-located}
            clients: auto
            quick-clients: [5]
        figures:
        """;
    ExperimentDefinition mine =
        read(
            GOOD.replace("knobs: {commit-option: A}", wide)
                .replace("bean-cache: 100", "commit-option: A")
                .replace("figures:\n", both));
    Implementation entities = implementation("entity-cmp");
    assertThat(mine.knobsOf("placed", entities).labels())
        .containsEntry("call-passing", "reference")
        .doesNotContainKey("transport");
    assertThat(mine.knobsOf("cached", entities).labels())
        .containsEntry("transport", "http")
        .doesNotContainKey("call-passing");
  }

  @Test
  void takesAKnobOfAConfigurationThatOnlyASingleServerHas() throws IOException {
    String own = "placement: co-located, call-passing: reference";
    ExperimentDefinition mine = read(GOOD.replace("bean-cache: 100", own));
    assertThat(mine.knobsOf("cached", implementation("entity-cmp")).labels())
        .containsEntry("call-passing", "reference");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "# nothing\n", "~", "--- []", "17"})
  void refusesAFileWithoutKeys(String text) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(ExperimentFileException.class)
        .hasMessageContaining("mine.yaml:1: no key is given");
  }

  @Test
  void refusesAFileInAnotherEncoding() throws IOException {
    Path file = Files.write(folder.resolve("mine.yaml"), new byte[] {'a', ':', ' ', (byte) 0xfc});
    assertThatThrownBy(() -> ExperimentFile.read(file))
        .isInstanceOf(ExperimentFileException.class)
        .hasMessageEndingWith("mine.yaml is not encoded in UTF-8");
  }

  @Test
  void takesAFigureOfWhichOnlyTheNameIsGiven() throws IOException {
    assertThat(read(GOOD + "  two:\n").figures().get("two").mixes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "title: A test|titel: A test|:2: |titel|did you mean 'title'?",
        "commit-option|comit-option|:3: |There is no knob|did you mean 'commit-option'?",
        "implementation: entity-cmp|implementation: entity-cpm|:7: |There is no"
            + " implementation|entity-cmp",
        "bean-cache: 100|bean-cache: some|:8: |bean-cache takes|",
        "bean-cache: 100|call-passing: value|:8: |has no knob call-passing|session-facade",
        "knobs: {commit-option: A}|knobs: {commit-option: A, locking: servlet, call-passing:"
            + " value}|:3: |call-passing: no configuration has it|give it",
        "kind: throughput|kind: throughputs|:14: |There is no kind|did you mean 'throughput'?",
        "expect: Servlets win.|configurations: [cachet]|:15: |There is no configuration|did you"
            + " mean 'cached'?",
        "expect: Servlets win.|quick-configurations: [cachet]|:15: |There is no configuration|did"
            + " you mean 'cached'?",
        "expect: Servlets win.|mixes: [biding]|:15: |There is no mix|did you mean 'bidding'?",
        "clients: [10, 20]|clients: [10, many]|:5: |numbers like|many",
        "'{bidding: [5]}'|'{bidding: auto}'|:10: |numbers for each mix|auto",
        "expect: Servlets win.|clients: past-peak|:12: |a load for a breakdown|auto",
        "kind: throughput|kind: speedup|:12: |different numbers of servers|'web-nodes'",
        "kind: throughput|kind: breakdown|:12: |under given numbers|past-peak",
        "name: mine|name: yours|:1: |must be called|yours.yaml",
        "title: A test|arrivals: opened|:2: |There is no kind of arrivals|open",
        "title: A test|arrivals: open|:2: |needs --schedule|",
        "title: A test|schedule: sinus|:2: |There is no schedule|sine",
        "title: A test|load-processes: 0|:2: |a number from 1|",
        "commit-option: A|commit-option:|:3: |the value is missing|",
        "'clients: [10, 20], '|''|:12: |under how many clients|servlets-only"
      })
  void saysWhereSomethingIsWrongAndWhatWasMeant(
      String good, String bad, String line, String complaint, String advice) {
    assertThat(GOOD).contains(good);
    assertThatThrownBy(() -> read(GOOD.replace(good, bad)))
        .isInstanceOf(ExperimentFileException.class)
        .hasMessageContaining("mine.yaml" + line.strip())
        .hasMessageContaining(complaint)
        .hasMessageContaining(advice == null ? "" : advice);
  }

  @Test
  void placesTheTiersOfAConfigurationAndOnlyOfThat() throws IOException {
    ExperimentDefinition mine =
        read(GOOD.replace("clients: auto", "pin: web=0,db=1\n    clients: auto"));
    assertThat(mine.configurations().get("cached").pinning())
        .isEqualTo(Pinning.parse("web=0,db=1"));
    assertThat(mine.configurations().get("servlets-only").pinning()).isEqualTo(Pinning.ANYWHERE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pin: wbe=0|''|written like web=0,app=1",
        "pin: web=0|'quick: {blocks: [servlets-only, cached]}'|have the same processors"
      })
  void refusesAPlaceThatCannotBe(String pin, String end, String complaint) {
    assertThatThrownBy(
            () -> read(GOOD.replace("clients: auto", pin + "\n    clients: auto") + end + "\n"))
        .isInstanceOf(ExperimentFileException.class)
        .hasMessageContaining("mine.yaml:9: configurations.cached.pin: ")
        .hasMessageContaining(complaint);
  }

  @Test
  void everyExperimentOfTheProjectIsSound() throws IOException {
    Path experiments = Path.of(System.getProperty("rubis.home")).resolve("experiments");
    try (var files = Files.list(experiments)) {
      List<Path> all = files.filter(file -> file.toString().endsWith(".yaml")).toList();
      assertThat(all).isNotEmpty();
      for (Path file : all) {
        ExperimentDefinition known =
            ExperimentFile.read(file).checked(IMPLEMENTATIONS).definition();
        assertThat(known.figures().values()).allMatch(figure -> !figure.expect().isEmpty());
        known.figures().values().stream()
            .filter(figure -> !figure.published().isEmpty())
            .forEach(figure -> assertThat(known.publishedOf(figure)).isNotEmpty());
      }
    }
  }

  private ExperimentDefinition read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("mine.yaml"), text);
    return ExperimentFile.read(file).checked(IMPLEMENTATIONS).definition();
  }

  private static Implementation implementation(String name) {
    return IMPLEMENTATIONS.stream()
        .filter(known -> known.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
