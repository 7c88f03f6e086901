package org.rubisee.bench.experiment.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.fuzzing.FuzzTest;
import org.rubisee.servers.knobs.Implementation;

/** Files of experiments, as a person gives them to {@code experiment show}. */
class ExperimentFileFuzzTest extends FuzzTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final String GOOD =
      """
      name: mine
      title: A test
      knobs: {commit-option: A}
      trials: 5
      mixes: [browsing, bidding]
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

  /** The keys that few files have, in a file that is short: long ones take long to parse. */
  private static final String RARE =
      """
      # each machine of the paper is a processor
      name: mine
      about: |
        In several
        lines.
      paper: middleware03
      phases: 60-240/300/10
      scale: tiny
      mixes: [bidding]
      think-seconds: 1.5
      knobs: {statement-cache: 0}
      configurations:
        cluster:
          implementation: local-interfaces
          title: Cluster
          paper: Ws-Servlet-EJB-DB
          knobs: {commit-option: B, insert-check: "on", placement: co-located, web-nodes: 2}
          pin: balancer=0,web=1,db=3,client=4
          clients: auto
          quick-clients: {bidding: [300], browsing: [100]}
        second:
          implementation: session-facade
          knobs: {jdk: second, transport: http}
          clients: [20, 10]
          quick-clients: past-peak
      figures:
        fig11:
          mixes: [bidding]
          quick-mixes: [browsing]
          configurations: [cluster]
          quick-configurations: [cluster]
          expect: >
            Equal, because the clients
            set it.
          published: ["11"]
        fig12:
          kind: utilization
      quick:
        scale: small
        phases: 14/16/1
        minutes: 5
        blocks: [second]
      """;

  private final List<Implementation> implementations = Implementation.in(HOME);
  private final Path file;

  ExperimentFileFuzzTest() throws IOException {
    super("experiment-file");
    file = scratch().resolve("mine.yaml");
  }

  @Override
  protected List<byte[]> examples() throws IOException {
    return List.of(
        GOOD.getBytes(StandardCharsets.UTF_8),
        RARE.getBytes(StandardCharsets.UTF_8),
        named(Files.readString(HOME.resolve("experiments/failover.yaml"))),
        named(Files.readString(HOME.resolve("experiments/soak.yaml"))));
  }

  private static byte[] named(String text) {
    return text.replaceFirst("(?m)^name: .*", "name: mine").getBytes(StandardCharsets.UTF_8);
  }

  @Override
  protected List<String> words() {
    return Stream.concat(
            implementations.stream().map(Implementation::name),
            Stream.of(
                "name: mine\n",
                "knobs: {",
                "}",
                "[",
                "]",
                "- ",
                ": ",
                "\n  ",
                "\n",
                "clients: auto",
                "clients: 0",
                "clients: {bidding: [1]}",
                "figures:\n",
                "configurations:\n",
                "~",
                "trials: -1",
                "phases: 1/2/3",
                "quick: ~",
                "think-seconds: .nan",
                "*a",
                "&a ",
                "!!x ",
                "kind: breakdown",
                "kind: throughput",
                "mixes: [bidding]",
                "transport: http",
                "null",
                "placement: co-located",
                "pool: 0",
                "arrivals: partly-open\n",
                "schedule: constant:5\n",
                "load-processes: 2\n",
                "pin: web=0",
                "faults:\n",
                "soak:\n",
                "quick:\n",
                "published: [",
                "jdk: second",
                "---\n",
                "...\n",
                "|\n",
                "? "))
        .toList();
  }

  @Override
  protected void parse(byte[] input) throws IOException {
    Files.write(file, input);
    ExperimentDefinition definition =
        ExperimentFile.read(file).checked(implementations).definition();
    for (FigureDefinition figure : definition.figures().values()) {
      for (boolean quick : new boolean[] {false, true}) {
        assertThat(definition.mixesOf(figure, quick)).doesNotContainNull();
        for (String configuration : definition.configurationsOf(figure, quick)) {
          assertThat(definition.clientsOf(figure, configuration, quick)).isNotNull();
        }
      }
    }
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown instanceof ExperimentFileException
        && thrown.getMessage().startsWith(file.toString());
  }
}
