package org.rubisee.emulator.run;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.emulator.cli.JvmOptions;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/**
 * Page requests per CPU-second of the emulator, everything included, beside those of wrk: on a page
 * without links and on one with twenty. Neighbouring rounds in the order ABBA, so that other load
 * on the machine affects both. Not a test; run it as docs/emulator.md says. It needs nginx and wrk.
 */
final class PageRateBenchmark {

  private static final Application AUCTION = Applications.named("auction");

  private static final int CONNECTIONS = 64;
  private static final int[] LINKS = {0, 20};
  private static final double WARM_UP_SECONDS = 20;
  private static final double ROUND_SECONDS = 5;

  /** The least ratio to wrk. */
  private static final double GOAL = 0.7;

  private static final Pattern REQUESTS = Pattern.compile("(\\d+) requests in");
  private static final Pattern TIMES = Pattern.compile("(?m)^(?:user|sys) ([0-9.]+)$");

  private PageRateBenchmark() {}

  /** Argument: number of rounds. */
  public static void main(String[] arguments) throws Exception {
    int rounds = Integer.parseInt(arguments[0]);
    requireOptionsOfTheBench();
    Map<Integer, StaticSite> sites = new TreeMap<>();
    try {
      for (int links : LINKS) {
        sites.put(links, StaticSite.start(StaticSite.page(links)));
        System.out.printf(
            Locale.ROOT,
            "warming up, %d links: %.0f pages/CPU-s%n",
            links,
            emulator(sites.get(links).url(), WARM_UP_SECONDS));
      }
      Map<Integer, List<Pair>> pairs = new TreeMap<>();
      for (int round = 1; round <= rounds; round++) {
        for (int links : LINKS) {
          Pair pair = Pair.measured(sites.get(links).url(), round % 2 == 1);
          pairs.computeIfAbsent(links, key -> new ArrayList<>()).add(pair);
          System.out.printf(
              Locale.ROOT,
              "round %d, %d links: emulator %.0f, wrk %.0f pages/CPU-s%n",
              round,
              links,
              pair.emulator,
              pair.wrk);
        }
      }
      pairs.forEach(PageRateBenchmark::print);
    } finally {
      sites.values().forEach(StaticSite::close);
    }
    System.exit(0);
  }

  /** Other collectors and heaps need other CPU time. */
  private static void requireOptionsOfTheBench() {
    List<String> own = ManagementFactory.getRuntimeMXBean().getInputArguments();
    if (!own.containsAll(JvmOptions.list())) {
      throw new IllegalStateException(
          String.format(
              Locale.ROOT,
              "The JVM needs the options %s: start it as docs/emulator.md says",
              JvmOptions.list()));
    }
  }

  private static void print(int links, List<Pair> pairs) {
    double[] emulator = pairs.stream().mapToDouble(Pair::emulator).sorted().toArray();
    double[] wrk = pairs.stream().mapToDouble(Pair::wrk).sorted().toArray();
    double[] ratio =
        pairs.stream().mapToDouble(pair -> pair.emulator / pair.wrk).sorted().toArray();
    System.out.printf(
        Locale.ROOT,
        "%d links, median (lowest to highest): emulator %.0f (%.0f to %.0f), wrk %.0f (%.0f to"
            + " %.0f) pages/CPU-s, emulator/wrk %.2f (%.2f to %.2f), goal %.2f %s%n",
        links,
        emulator[emulator.length / 2],
        emulator[0],
        emulator[emulator.length - 1],
        wrk[wrk.length / 2],
        wrk[0],
        wrk[wrk.length - 1],
        ratio[ratio.length / 2],
        ratio[0],
        ratio[ratio.length - 1],
        GOAL,
        ratio[ratio.length / 2] >= GOAL ? "reached" : "missed");
  }

  /** Neighbouring rounds, in pages per CPU-second. */
  private record Pair(double emulator, double wrk) {

    static Pair measured(String url, boolean isEmulatorFirst)
        throws IOException, InterruptedException {
      double first = isEmulatorFirst ? PageRateBenchmark.emulator(url, ROUND_SECONDS) : 0;
      double wrk = PageRateBenchmark.wrk(url);
      return new Pair(
          isEmulatorFirst ? first : PageRateBenchmark.emulator(url, ROUND_SECONDS), wrk);
    }
  }

  /** Runs the emulator in this process again and again, so that its code stays compiled. */
  private static double emulator(String url, double seconds) throws IOException {
    Path folder = Files.createTempDirectory("rubis-rate");
    EmulatorOptions options =
        new EmulatorOptions(
            new Target(url, Site.RUBIS_EE, 1000, 40, 62, 0),
            new Workload(
                AUCTION.mix("browsing"),
                MatrixSet.RUBIS_EE,
                "",
                new Pace(0, 0, 900, 60),
                ImageLoading.NONE,
                42),
            new Phases("custom", 0, seconds, 0),
            ClientRange.of(CONNECTIONS));
    new Emulator(options)
        .run(
            folder.resolve("out"),
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    PhaseResult measured =
        MeasurementFolder.read(folder.resolve("out")).phases().get(Phase.MEASURE);
    if (measured.outcomes().failures() > 0) {
      throw new IOException(
          measured.outcomes().failures() + " requests failed; look at the server");
    }
    return measured.answered() / measured.cpuSeconds();
  }

  private static double wrk(String url) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                "bash",
                "-c",
                "TIMEFORMAT=$'user %U\\nsys %S'; time wrk -t1 -c"
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
}
