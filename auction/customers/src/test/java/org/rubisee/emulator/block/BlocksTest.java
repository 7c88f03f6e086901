package org.rubisee.emulator.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.run.ScriptedServer;
import org.rubisee.emulator.run.ScriptedServer.Manner;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.block.BlockCommand;
import org.rubisee.measurement.block.BlockEvent;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/** A long-lived emulator and sites behind real sockets. */
@Timeout(60)
class BlocksTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final String ENDED = "";

  @TempDir Path folder;

  @Test
  void followsCommandsAtSeveralSitesUntilTheEnd() throws Exception {
    try (ScriptedServer one = new ScriptedServer(Manner.POLITE);
        ScriptedServer other = new ScriptedServer(Manner.POLITE);
        Session session = new Session(station("one", one), station("other", other))) {
      assertThat(session.next()).isEqualTo(new BlockEvent.Ready(List.of("one", "other")));

      BlockEvent.Done saturated = session.done(new BlockCommand.Saturate("one", "1", 4, 200, 0));
      BlockEvent.Done paced = session.done(new BlockCommand.Pace("other", "2", 300, 0.5, 5, 0));
      BlockEvent.Done again = session.done(new BlockCommand.Saturate("one", "3", 4, 100, 0));

      assertThat(saturated.outcomes()).isEqualTo(Map.of(Outcome.OK, 200L));
      assertThat(paced.outcomes()).isEqualTo(Map.of(Outcome.OK, paced.offered()));
      assertThat(one.received).hasSize(300);
      assertThat(other.received).hasSize((int) paced.offered());
      assertThat(again.beganNanos()).isGreaterThan(paced.endedNanos());
      assertThat(measured("2").outcomes().total()).isEqualTo(paced.offered());
      session.say(new BlockCommand.End().toJson());
      assertThat(session.line()).isEqualTo(ENDED);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          walk                                      | JSON
          {"do":"walk"}                             | there are saturate, pace, think, fresh, end
          {"do":"fresh","station":"two"}            | There is no station 'two'; there are one
          {"do":"fresh","site":"one"}               | There is no key 'site'; the keys are
          {"do":"fresh","clients":9}                | at most those of the station's options, 8
          {"do":"fresh","clients":-1}               | at least 0
          {"do":"saturate","station":"one","stretch":"a","busy":1} | 'interactions' is missing
          {"do":"saturate","station":"one","stretch":"a","busy":0,"interactions":1} | at least 1
          {"do":"saturate","station":"one","stretch":"a","busy":9,"interactions":9} | at most
          {"do":"saturate","station":"one","stretch":"../a","busy":1,"interactions":1} | names a folder
          {"do":"pace","station":"one","stretch":"a","rate":0,"seconds":1,"seed":1} | greater than 0
          {"do":"pace","station":"one","stretch":"a","rate":1e9,"seconds":1,"seed":1} | at most
          {"do":"think","station":"one","stretch":"a","clients":999,"settlingSeconds":0,"seconds":1} | at most
          {"do":"think","station":"one","stretch":"a","clients":1,"settlingSeconds":0,"seconds":0} | greater than 0
          {"do":"think","station":"one","stretch":"a","clients":1,"settlingSeconds":1,"seconds":1,"limitSeconds":1} | of the stretch
          {"do":"saturate","station":"one","stretch":"used","busy":1,"interactions":1} | results already
          """)
  void saysWhatIsWrongWithACommandAndGoesOn(String command, String message) throws Exception {
    try (ScriptedServer server = new ScriptedServer(Manner.POLITE);
        Session session = new Session(station("one", server))) {
      session.next();
      session.done(new BlockCommand.Saturate("one", "used", 1, 1, 0));

      session.say(command);
      assertThat(session.next())
          .isInstanceOfSatisfying(
              BlockEvent.Error.class, error -> assertThat(error.message()).contains(message));
      assertThat(session.done(new BlockCommand.Fresh("", 0)).stretch()).isEmpty();
      assertThat(session.done(new BlockCommand.Saturate("one", "b", 2, 9, 0)).completed())
          .isEqualTo(9);
      session.end();
      assertThat(session.line()).isEqualTo(ENDED);
    }
  }

  @Test
  void saysWhenWhatIsMeasuredOfThinkingClientsBeginsAndEnds() throws Exception {
    try (ScriptedServer server = new ScriptedServer(Manner.POLITE);
        Session session = new Session(station("one", server))) {
      session.next();
      session.say(new BlockCommand.Think("one", "slow", 2, 0.1, 0.2, 0).toJson());

      List<BlockEvent> events = List.of(session.next(), session.next(), session.next());
      BlockEvent.Done done = (BlockEvent.Done) events.get(2);
      assertThat(events.subList(0, 2))
          .containsExactly(
              new BlockEvent.Reached(Phase.MEASURE, done.beganNanos()),
              new BlockEvent.Reached(Phase.COOL_DOWN, done.endedNanos()));
      assertThat(measured("slow").outcomes().total()).isEqualTo(done.interactions());
      session.end();
      assertThat(session.line()).isEqualTo(ENDED);
    }
  }

  @Test
  void aConnectionClosedDuringAHoldIsReopenedWithoutAFailure() throws Exception {
    try (ScriptedServer server = new ScriptedServer(Manner.POLITE);
        Session session = new Session(station("one", server))) {
      session.next();
      session.done(new BlockCommand.Saturate("one", "1", 8, 200, 0));
      assertThat(server.connections()).isPositive();
      server.closeConnections();

      BlockEvent.Done after = session.done(new BlockCommand.Saturate("one", "2", 8, 200, 0));

      assertThat(after.outcomes()).isEqualTo(Map.of(Outcome.OK, 200L));
      assertThat(measured("2").traffic().reconnects()).isPositive();
      assertThat(server.received).hasSize(400);
    }
  }

  @Test
  void aFormThatTheSiteMayHaveReceivedIsNotSentAgain() throws Exception {
    try (ScriptedServer server = new ScriptedServer(Manner.DROPS_FORMS);
        Session session = new Session(station("one", server))) {
      session.next();
      BlockEvent.Done done = session.done(new BlockCommand.Saturate("one", "1", 8, 300, 0));

      long forms = server.received.stream().filter(line -> line.startsWith("POST")).count();
      assertThat(forms).isPositive();
      assertThat(done.outcomes())
          .isEqualTo(Map.of(Outcome.OK, 300 - forms, Outcome.FAILED_CONNECTION, forms));
      assertThat(server.received).hasSize(300);
    }
  }

  @Test
  void aSiteThatIsGoneGivesOutcomesNotAnEnd() throws Exception {
    ScriptedServer server = new ScriptedServer(Manner.POLITE);
    try (Session session = new Session(station("one", server))) {
      session.next();
      server.close();

      BlockEvent.Done done = session.done(new BlockCommand.Saturate("one", "1", 2, 1000, 0.3));

      assertThat(done.completed()).isZero();
      assertThat(done.notIssued()).isEqualTo(1000 - done.interactions()).isPositive();
      assertThat(done.outcomes().keySet())
          .contains(Outcome.FAILED_CONNECTION)
          .as("a connection that is being made at the limit is given up")
          .isSubsetOf(Outcome.FAILED_CONNECTION, Outcome.FAILED_TIMEOUT);
    }
  }

  @Test
  void aSilentSiteTimesOut() throws Exception {
    try (ScriptedServer server = new ScriptedServer(Manner.SILENT);
        Session session = new Session(station("one", server))) {
      session.next();

      BlockEvent.Done done = session.done(new BlockCommand.Saturate("one", "1", 2, 100, 0.3));

      assertThat(done.outcomes()).isEqualTo(Map.of(Outcome.FAILED_TIMEOUT, 2L));
      assertThat(done.notIssued()).isEqualTo(98);
    }
  }

  /** Counts how often the kernel let the emulator's threads run: a held emulator is never woken. */
  @Test
  void noThreadRunsWhileHeld() throws Exception {
    try (ScriptedServer server = new ScriptedServer(Manner.POLITE);
        Session session = new Session(station("one", server), station("two", server))) {
      session.next();
      session.done(new BlockCommand.Saturate("one", "1", 8, 500, 0));
      session.done(new BlockCommand.Pace("two", "2", 200, 0.2, 5, 0));
      TimeUnit.MILLISECONDS.sleep(300);

      Map<String, Long> before = timesRun();
      TimeUnit.SECONDS.sleep(4);
      Map<String, Long> after = timesRun();

      assertThat(before).hasSizeGreaterThanOrEqualTo(2);
      assertThat(after).isEqualTo(before);
    }
  }

  /** By thread: its context switches so far. */
  private static Map<String, Long> timesRun() throws IOException {
    Map<String, Long> switches = new TreeMap<>();
    try (Stream<Path> threads = Files.list(Path.of("/proc/self/task"))) {
      for (Path thread : threads.toList()) {
        try {
          String name = Files.readString(thread.resolve("comm")).strip();
          if (name.matches("(blocks|requester|think-timer).*")) {
            switches.put(
                name + " " + thread.getFileName(),
                Files.readAllLines(thread.resolve("status")).stream()
                    .filter(line -> line.contains("ctxt_switches"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .sum());
          }
        } catch (IOException e) {
          // it has ended, as threads of the compiler do
        }
      }
    }
    return switches;
  }

  @Test
  void namesOfStationsAreUnique() {
    StationOptions one = station("one", "http://127.0.0.1:1/site");

    assertThatThrownBy(() -> new Blocks(List.of(one, one), folder))
        .hasMessageContaining("same name");
  }

  private PhaseResult measured(String stretch) throws IOException {
    return MeasurementFolder.read(folder.resolve(stretch)).measured();
  }

  private static StationOptions station(String name, ScriptedServer server) {
    return station(name, server.url());
  }

  private static StationOptions station(String name, String url) {
    return new StationOptions(
        name,
        new Target(url, Site.RUBIS_EE, 1000, 40, 62, 0),
        new Workload(
            AUCTION.mix("bidding"), MatrixSet.RUBIS_EE, "", Pace.PAPER, ImageLoading.NONE, 5),
        8);
  }

  /** A long-lived emulator on a thread of its own. */
  private final class Session implements AutoCloseable {
    private static final String NO_MORE = "no more";
    private final BlockingQueue<String> commands = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> events = new LinkedBlockingQueue<>();
    private final List<Throwable> problems = new ArrayList<>();

    Session(StationOptions... stations) {
      Blocks blocks = new Blocks(List.of(stations), folder);
      Thread thread = new Thread(() -> run(blocks), "blocks");
      thread.setDaemon(true);
      thread.start();
    }

    private void run(Blocks blocks) {
      try {
        blocks.run(new Commands(), new Events());
      } catch (IOException | RuntimeException e) {
        problems.add(e);
      }
      events.add(ENDED);
    }

    void say(String command) {
      commands.add(command);
    }

    void end() {
      commands.add(NO_MORE);
    }

    String line() throws InterruptedException {
      String line = events.take();
      assertThat(problems).isEmpty();
      return line;
    }

    BlockEvent next() throws InterruptedException {
      return BlockEvent.parse(line());
    }

    BlockEvent.Done done(BlockCommand command) throws InterruptedException {
      say(command.toJson());
      return (BlockEvent.Done) next();
    }

    @Override
    public void close() {
      end();
    }

    private final class Commands extends BufferedReader {
      Commands() {
        super(Reader.nullReader());
      }

      @Override
      public String readLine() throws IOException {
        try {
          String line = commands.take();
          return line.equals(NO_MORE) ? null : line;
        } catch (InterruptedException e) {
          throw new IOException(e);
        }
      }
    }

    private final class Events extends PrintStream {
      Events() {
        super(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
      }

      @Override
      public void println(String line) {
        events.add(line);
      }
    }
  }
}
