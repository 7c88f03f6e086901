package org.rubisee.emulator.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Share;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.run.ScriptedServer;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.WarmUp;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;
import picocli.CommandLine;

class EmulatorCommandTest {

  private static final Application AUCTION = Applications.named("auction");

  @TempDir Path folder;

  @Test
  void understandsTheArgumentsThatOptionsGive() throws Exception {
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.POLITE)) {
      EmulatorOptions options =
          new EmulatorOptions(
              new Target(server.url(), Site.RUBIS_EE, 100, 40, 62, 0),
              new Workload(
                  AUCTION.mix("browsing"),
                  MatrixSet.LEGACY,
                  "",
                  new Pace(0.1, 0.5, Pace.PAPER_SESSION_SECONDS, 5),
                  ImageLoading.ALWAYS,
                  -3),
              new Phases("custom", 0, 1, 0),
              ClientRange.parse("3..4"));
      String output = folder.resolve("out").toString();

      int code = EmulatorCommand.execute(options.toArguments(output).toArray(new String[0]));

      assertThat(code).isZero();
      assertThat(MeasurementFolder.read(Path.of(output)).header().options())
          .isEqualTo(options.asMap());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "PARTLY_OPEN, 'flash-crowd:base=2,peak=10,start=60,rise=20,hold=60,fall=60'",
    "OPEN, 'steps:0=10,60=40'",
    "CLOSED, 'sine:mean=5,amplitude=2,period=60'",
    "CLOSED, ''"
  })
  void understandsTheArrivalsThatOptionsGive(ArrivalMode mode, String schedule) {
    EmulatorOptions options =
        new EmulatorOptions(
                Target.of("http://localhost:1/site", 10),
                Workload.of(AUCTION.mix("bidding"), 1),
                Phases.SHORT,
                ClientRange.of(7))
            .with(Arrivals.of(mode, schedule));
    CommandLine emulator = EmulatorCommand.commandLine();

    emulator.parseArgs(options.toArguments("x").toArray(new String[0]));

    assertThat(((EmulatorCommand) emulator.getCommand()).options()).isEqualTo(options);
    assertThat(options.asMap().containsKey("arrivals")).isEqualTo(!schedule.isEmpty());
  }

  @Test
  void makesAScheduleFromALog() throws IOException {
    Path log = folder.resolve("access_log");
    Files.writeString(log, "x - - [01/Jul/1995:00:00:01 -0400] \"GET / HTTP/1.0\" 200 6245\n");
    Path schedule = folder.resolve("schedule.csv");
    String[] arguments = {
      "schedule", log.toString(), "--peak", "5", "--output", schedule.toString()
    };

    assertThat(EmulatorCommand.execute(arguments)).isZero();
    assertThat(schedule).hasContent("second,rate\n0,5\n");
    assertThat(standardError(2, List.of(arguments))).contains("exists: name another --output");
    assertThat(standardError(2, List.of("schedule", log.toString(), "--peak", "0")))
        .contains("--peak must be over 0");
    assertThat(standardError(2, List.of("schedule", log.toString(), "--format", "clf")))
        .contains("'clf' is not one of common-log, world-cup-98, wikimedia");
    assertThat(standardError(1, List.of("schedule", folder.resolve("none").toString())))
        .contains("There is no log");
    Files.writeString(log, "GET /\n");
    assertThat(standardError(1, List.of("schedule", log.toString())))
        .contains("access_log: line 1: there is no time like [01/Jul/1995:00:00:01 -0400].")
        .contains("--skip-bad-lines leaves such lines out");
  }

  @Test
  void understandsTheShareThatOptionsGive() {
    EmulatorOptions shared =
        new EmulatorOptions(
                Target.of("http://localhost:1/site", 10),
                Workload.of(AUCTION.mix("bidding"), 1),
                Phases.SHORT,
                ClientRange.of(7))
            .with(Arrivals.of(ArrivalMode.PARTLY_OPEN, "constant:5"))
            .with(new Share(2, 4))
            .beginningAt(1_700_000_000_000L)
            .onClockAheadBy(-30_400);
    CommandLine emulator = EmulatorCommand.commandLine();

    emulator.parseArgs(shared.toArguments("x").toArray(new String[0]));

    assertThat(((EmulatorCommand) emulator.getCommand()).options()).isEqualTo(shared);
    assertThat(EmulatorCommand.parse(shared.asMap())).isEqualTo(shared);
  }

  /** The options may come from another machine. */
  @ParameterizedTest
  @CsvSource({
    "clints, 5, Unknown option",
    "mix, bid, There is no mix 'bid'",
    "mix, --log-requests, --log-requests",
  })
  void refusesOptionsThatNobodyKnows(String name, String value, String message) {
    Map<String, String> options = new HashMap<>(optionsOf(""));
    options.put(name, value);

    assertThatThrownBy(() -> EmulatorCommand.parse(options))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void takesNoArgumentsFromFiles() throws IOException {
    Path file = Files.writeString(folder.resolve("arguments"), "--log-requests");
    Map<String, String> options = new HashMap<>(optionsOf(""));
    options.put("schedule", "@" + file);

    assertThatThrownBy(() -> EmulatorCommand.parse(options))
        .hasMessageContaining("There is no schedule '@");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
"""
--clints 5          | --clients
--mix bid           | There is no mix 'bid'
--url ftp://x       | A site's URL looks like
--client-range 5    | written like 1..500
--client-range 5..2 | 1 <= a <= b
--mix select        | say --items
--phases fast       | --phases takes oopsla02, middleware03, short
--matrix-file /none | Cannot read the transition table
--think-seconds -1  | think >= 0
--max-transitions 50 | has no effect without --matrices legacy
--matrix-file table:x;0 | is written like table:name
--matrices legacy --session-seconds 60 | end by a transition: leave it out
--warm-up-seconds x | seconds like 60, or the least and the most like 60-600
--warm-up-seconds 600-60 | the least and the most
--warm-up-seconds 5-600 | begin with 60-600
--warm-up-seconds 60-600 --client-range 5..9 | give all of them one length
--arrivals opened | 'opened' is not one of closed, partly-open, open
--arrivals open | needs --schedule
--schedule sinus:5 | There is no schedule 'sinus'
--schedule constant:50 --clients 20 | --clients must be at least that, not 20
--arrivals partly-open --schedule constant:5 --client-range 3..9 | shared by --clients and --share
--share 5/4 | with 1 <= K <= N
--share 2 | written like 2/4
--share 2/4 | Process 2 of 4 has none of the clients 1..1
--clients 9 --share 2/4 --warm-up-seconds 60-600 | give all of them one length
--arrivals open --schedule constant:5 --clients 9 | has 50 for 9 clients
--schedule steps:0=1,9=2 --clients 9 --warm-up-seconds 60-600 | needs a fixed length
""")
  void saysWhatIsWrongWithAnArgument(String wrong, String message) {
    List<String> arguments = new ArrayList<>(List.of("--users", "10", "--output", "x"));
    if (!wrong.startsWith("--url")) {
      arguments.addAll(List.of("--url", "http://localhost:1/site"));
    }
    arguments.addAll(List.of(wrong.split(" ")));

    assertThat(standardError(2, arguments)).contains(message).contains("--help");
  }

  @Test
  void recordsTheTableAndTheLimitOfSessions() {
    Map<String, String> options =
        optionsOf("--matrices legacy --matrix-file table:mine;0>28:1.0 --max-transitions 50");

    assertThat(options)
        .containsEntry("matrix-file", "table:mine;0>28:1.0")
        .containsEntry("max-transitions", "50");
    assertThat(EmulatorCommand.parse(options).asMap()).isEqualTo(options);
  }

  @Test
  void aLongScheduleTakesSeveralArguments() {
    Map<String, String> options = new HashMap<>(optionsOf(""));
    String schedule =
        IntStream.range(0, 86_400)
            .mapToObj(second -> second + "=" + (second % 977 + 1) / 8.0)
            .collect(Collectors.joining(",", "steps:", ""));
    options.put("arrivals", "open");
    options.put("schedule", schedule);
    options.put("client-range", "1..900");
    options.put("measure-seconds", "86400");
    EmulatorOptions asked = EmulatorCommand.parse(options);

    List<String> arguments = asked.toArguments("out");

    assertThat(arguments).allMatch(argument -> argument.length() < 128 * 1024);
    CommandLine emulator = EmulatorCommand.commandLine();
    emulator.parseArgs(arguments.toArray(String[]::new));
    assertThat(((EmulatorCommand) emulator.getCommand()).options()).isEqualTo(asked);
  }

  @Test
  void recordsNoSessionTimeWhereATransitionEndsSessions() {
    assertThat(optionsOf("--matrices legacy")).doesNotContainKey("session-seconds");
    assertThat(optionsOf("--mix create --matrices legacy --items 9 --session-seconds 60"))
        .containsEntry("session-seconds", "60.0");
  }

  private static Map<String, String> optionsOf(String typed) {
    CommandLine emulator = EmulatorCommand.commandLine();
    emulator.parseArgs(("--url http://localhost:1/site --users 10 --output x " + typed).split(" "));
    return ((EmulatorCommand) emulator.getCommand()).options().asMap();
  }

  @Test
  void writesAWarmUpAsItReadsIt() {
    for (String text : List.of("60", "60-600", "0.5", "60-90.5")) {
      assertThat(WarmUp.parse(text)).hasToString(text);
    }
  }

  @Test
  void suggestsAnOptionEvenWhenRequiredOnesAreMissing() {
    assertThat(standardError(2, List.of("--ur", "http://localhost"))).contains("--url");
  }

  private static String standardError(int expectedCode, List<String> arguments) {
    PrintStream before = System.err;
    ByteArrayOutputStream captured = new ByteArrayOutputStream();
    System.setErr(new PrintStream(captured, true, StandardCharsets.UTF_8));
    try {
      assertThat(EmulatorCommand.execute(arguments.toArray(new String[0]))).isEqualTo(expectedCode);
    } finally {
      System.setErr(before);
    }
    return captured.toString(StandardCharsets.UTF_8);
  }
}
