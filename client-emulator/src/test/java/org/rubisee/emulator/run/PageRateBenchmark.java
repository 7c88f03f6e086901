package org.rubisee.emulator.run;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.ImageLoading;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.MatrixSet;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;

/**
 * Page requests per CPU-second of the emulator, everything included, beside those of wrk on the
 * same page: rounds of both in turn, so that other load on the machine affects both. Not a test;
 * run it as docs/emulator.md says, with a static server at the URL.
 */
final class PageRateBenchmark {

  private static final int CONNECTIONS = 64;
  private static final double WARM_UP_SECONDS = 30;
  private static final double ROUND_SECONDS = 10;
  private static final Pattern REQUESTS = Pattern.compile("(\\d+) requests in");
  private static final Pattern TIMES = Pattern.compile("(?m)^(?:user|sys) ([0-9.]+)$");

  private PageRateBenchmark() {}

  /** Arguments: URL of a static page that answers below any path; number of rounds. */
  public static void main(String[] arguments) throws Exception {
    String url = arguments[0];
    int rounds = Integer.parseInt(arguments[1]);
    EmulatorRounds emulator = new EmulatorRounds(url, rounds);
    List<Double> ours = new ArrayList<>();
    List<Double> wrks = new ArrayList<>();
    System.out.printf("warming up: %.0f pages/CPU-s%n", emulator.run(WARM_UP_SECONDS));
    for (int round = 1; round <= rounds; round++) {
      ours.add(emulator.run(ROUND_SECONDS));
      wrks.add(wrk(url));
      System.out.printf(
          "round %d: emulator %.0f, wrk %.0f pages/CPU-s%n",
          round, ours.get(round - 1), wrks.get(round - 1));
    }
    System.out.printf("median: emulator %.0f, wrk %.0f pages/CPU-s%n", median(ours), median(wrks));
    System.exit(0);
  }

  /** Runs the emulator in this process again and again, so that its code stays compiled. */
  private record EmulatorRounds(String url, int rounds) {

    double run(double seconds) throws IOException {
      Path folder = Files.createTempDirectory("rubis-rate");
      EmulatorOptions options =
          new EmulatorOptions(
              new Target(url, Site.RUBIS_EE, 1000, 40, 62, 0),
              new Workload(
                  Mix.BROWSING,
                  MatrixSet.RUBIS_EE,
                  "",
                  new Workload.Pace(0, 0, 900, 60),
                  ImageLoading.NONE,
                  42),
              new Phases("custom", 0, seconds, 0),
              ClientRange.of(CONNECTIONS));
      new Emulator(options)
          .run(folder.resolve("out"), new PrintStream(OutputStream.nullOutputStream()));
      PhaseResult measured =
          MeasurementFolder.read(folder.resolve("out")).phases().get(Phase.MEASURE);
      if (measured.outcomes().failures() > 0) {
        throw new IOException(
            measured.outcomes().failures() + " requests failed; look at the server");
      }
      return measured.answered() / measured.cpuSeconds();
    }
  }

  private static double wrk(String url) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                "sh",
                "-c",
                "time -p wrk -t1 -c"
                    + CONNECTIONS
                    + " -d"
                    + (int) ROUND_SECONDS
                    + "s "
                    + url
                    + "/x")
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    Matcher requests = REQUESTS.matcher(output);
    if (!requests.find()) {
      throw new IOException("wrk is needed beside the emulator; it said: " + output);
    }
    double cpuSeconds = 0;
    Matcher times = TIMES.matcher(output);
    while (times.find()) {
      cpuSeconds += Double.parseDouble(times.group(1));
    }
    return Long.parseLong(requests.group(1)) / cpuSeconds;
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }
}
