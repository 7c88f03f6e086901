package org.rubisee.bench.block;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.TopologyOptions;
import org.rubisee.bench.prices.CostProbe;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierCpu;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.settings.BusinessClock;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/**
 * CPU time per page of servlets-only beside the least that the same statements cost on the same
 * server (FloorServlet of the probe). Both sites are up, and their business clocks stand still, so
 * that parameters of statements are the same. Blocks of the same requests lie next to each other in
 * the order ABBA. Requests are sent as fast as {@value #IN_FLIGHT} in flight allow, or at a pace.
 * Not a test; run it as docs/costs.md says. Arguments: number of rounds; for a pace, pages per
 * second.
 */
final class FloorBenchmark {

  private static final int REQUESTS = 1_500;
  private static final int IN_FLIGHT = 8;
  private static final int WARM_UP_BLOCKS = 12;
  private static final double MILLIS = 1e3;
  private static final int AS_FAST_AS_POSSIBLE = 0;

  private static final int CATEGORIES = 40;
  private static final Map<String, String> STANDING_CLOCK =
      Map.of("rubis.site.clock", "fixed:" + BusinessClock.LOAD_EPOCH);

  private static final Map<String, IntFunction<String>> PAGES = pages();

  private final List<SiteUnderTest> sites;
  private final List<String> bases;

  /** What holds the options of a command, all at their defaults. */
  private static final class Options {
    @Mixin private TopologyOptions topology = new TopologyOptions();
  }

  /** CPU milliseconds per page, without JIT compilation. */
  private record Cost(double web, double db) {
    double sum() {
      return web + db;
    }
  }

  private FloorBenchmark(SiteUnderTest site, SiteUnderTest floor) {
    sites = List.of(site, floor);
    bases = List.of(site.url() + "/", floor.url() + "/floor/");
  }

  private static SiteUnderTest named(String name, Sites sites) {
    return sites.all().stream().filter(site -> site.name().equals(name)).findFirst().orElseThrow();
  }

  /** Of all current items, and of all categories. */
  private static Map<String, IntFunction<String>> pages() {
    int items = ApplicationData.standard().plan(Sizes.TINY).scale().items();
    Map<String, IntFunction<String>> pages = new LinkedHashMap<>();
    pages.put("BrowseRegions", turn -> "BrowseRegions");
    pages.put("ViewItem", turn -> "ViewItem?itemId=" + (1 + turn % items));
    pages.put(
        "SearchItemsByCategory",
        turn ->
            "SearchItemsByCategory?categoryName=x&page=0&nbOfItems=20&now="
                + BusinessClock.LOAD_EPOCH
                + "&category="
                + (1 + turn % CATEGORIES));
    return pages;
  }

  public static void main(String[] arguments) throws Exception {
    if (arguments.length < 1
        || arguments.length > 2
        || !Stream.of(arguments).allMatch(number -> number.matches("[1-9][0-9]{0,3}"))) {
      System.err.println(
          "Give the number of rounds, for example 20; an interval needs 2."
              + " A second number is the pages per second.");
      System.exit(1);
    }
    int rounds = Integer.parseInt(arguments[0]);
    int pace = arguments.length == 2 ? Integer.parseInt(arguments[1]) : AS_FAST_AS_POSSIBLE;
    Checkout checkout = Checkout.current();
    Options options = CommandLine.populateCommand(new Options());
    Implementation probe = CostProbe.probe(checkout);
    List<SiteConfiguration> configurations =
        new ArrayList<>(
            SiteConfiguration.of(
                List.of(checkout.implementation("servlets-only")), Knobs.STANDARD));
    configurations.add(new SiteConfiguration(probe.name(), probe.title(), probe, Knobs.STANDARD));
    SiteRecipe recipe =
        new SiteRecipe(
            checkout,
            ApplicationData.standard().plan(Sizes.TINY),
            STANDING_CLOCK,
            Pinning.ANYWHERE,
            List.of());
    Terminal terminal = Terminal.standard();
    try (Sites sites =
        Sites.start(
            Subject.of(configurations, recipe),
            new SiteOpening(options.topology, Clock.systemUTC().instant(), terminal.quiet()))) {
      new FloorBenchmark(named("servlets-only", sites), named(probe.name(), sites))
          .run(rounds, pace, System.out);
    }
  }

  private void run(int rounds, int pace, PrintStream out) throws IOException, InterruptedException {
    for (Map.Entry<String, IntFunction<String>> page : PAGES.entrySet()) {
      for (int block = 0; block < WARM_UP_BLOCKS; block++) {
        measure(0, page.getValue(), AS_FAST_AS_POSSIBLE);
        measure(1, page.getValue(), AS_FAST_AS_POSSIBLE);
      }
      Cost[] site = new Cost[rounds];
      Cost[] floor = new Cost[rounds];
      for (int round = 0; round < rounds; round++) {
        boolean isSiteFirst = round % 2 == 0;
        Cost first = measure(isSiteFirst ? 0 : 1, page.getValue(), pace);
        Cost second = measure(isSiteFirst ? 1 : 0, page.getValue(), pace);
        site[round] = isSiteFirst ? first : second;
        floor[round] = isSiteFirst ? second : first;
      }
      print(out, page.getKey(), site, floor);
    }
  }

  private static void print(PrintStream out, String page, Cost[] site, Cost[] floor) {
    double[] logs = new double[site.length];
    double[] means = new double[4];
    for (int i = 0; i < site.length; i++) {
      logs[i] = Math.log(site[i].sum() / floor[i].sum());
      means[0] += site[i].web() / site.length;
      means[1] += site[i].db() / site.length;
      means[2] += floor[i].web() / site.length;
      means[3] += floor[i].db() / site.length;
    }
    RatioInterval ratio = RatioInterval.of(LogRatios.of(new double[][] {logs}));
    out.printf(
        Locale.ROOT,
        "%s: servlets-only %.3f ms (web %.3f, db %.3f), floor %.3f ms (web %.3f, db %.3f), ratio"
            + " %.2f (%.2f to %.2f)%n",
        page,
        means[0] + means[1],
        means[0],
        means[1],
        means[2] + means[3],
        means[2],
        means[3],
        ratio.ratio(),
        ratio.lower(),
        ratio.upper());
  }

  /** A block of a site: {@value #REQUESTS} requests, at most {@value #IN_FLIGHT} in flight. */
  private Cost measure(int site, IntFunction<String> page, int pace)
      throws IOException, InterruptedException {
    Map<Tier, TierCpu> before = sites.get(site).reading();
    try (HttpClient http = HttpClient.create(HttpOptions.DEFAULT.withConnections(IN_FLIGHT))) {
      Deque<CompletableFuture<HttpAnswer>> inFlight = new ArrayDeque<>();
      long begin = System.nanoTime();
      for (int turn = 0; turn < REQUESTS; turn++) {
        if (pace != AS_FAST_AS_POSSIBLE) {
          long sent = begin + turn * TimeUnit.SECONDS.toNanos(1) / pace;
          TimeUnit.NANOSECONDS.sleep(sent - System.nanoTime());
        }
        if (inFlight.size() == IN_FLIGHT) {
          require(inFlight.removeFirst());
        }
        URI uri = URI.create(bases.get(site) + page.apply(turn));
        inFlight.addLast(http.sendAsync(SimpleRequestBuilder.get(uri).build()));
      }
      inFlight.forEach(FloorBenchmark::require);
    }
    Map<Tier, TierCpu> taken = TierCpu.between(before, sites.get(site).reading());
    return new Cost(millis(taken.get(Tier.WEB)), millis(taken.get(Tier.DB)));
  }

  private static void require(CompletableFuture<HttpAnswer> answer) {
    int status = answer.join().status();
    if (status != 200) {
      throw new IllegalStateException("A page was answered with status " + status);
    }
  }

  private static double millis(TierCpu cpu) {
    return (cpu.seconds() - cpu.compilerSeconds()) * MILLIS / REQUESTS;
  }
}
