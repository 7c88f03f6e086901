package org.rubisee.bench.prices;

import java.io.IOException;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.counter.CompilerTime;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.topology.local.LocalTopology;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.schema.Key;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;

/**
 * Prices calls and statements: starts the probe on the same servers as any implementation, has it
 * do one thing many times, and reads the tiers' CPU time before and after. In a row it is done
 * thousands of times per request; alone it is done once per request, and the cost of an empty
 * request is subtracted.
 *
 * @param recipe how servers are started
 * @param pace requests per second of what is done alone: those of the run that it is to explain
 * @param terminal told what is being done
 */
public record CostProbe(SiteRecipe recipe, double pace, Terminal terminal) {

  /** Requests at a time: as many as keep a small machine's processors busy. */
  private static final int CALLERS = 4;

  /** Long enough that the kernel's clock of 10 ms does not matter, and compilers had their say. */
  private static final int TIMES = 2_000;

  private static final int WARM_UP_ROUNDS = 4;
  private static final int ROUNDS = 3;

  /** How long a round does one thing once per request. */
  private static final int SECONDS = 10;

  private static final int WARM_UP_REQUESTS = 1_500;
  private static final int WARM_UP_PACE = 750;
  private static final long COMPILERS_WAIT_NANOS = TimeUnit.SECONDS.toNanos(30);
  private static final int POLL_MILLIS = 100;
  private static final double MILLIS_PER_SECOND = 1e3;
  private static final double NANOS = 1e9;
  private static final String NOTHING = "Nothing";
  private static final String ROW = "rubis.probe.row";
  private static final double MICROS = 1e6;

  /** Where the probe was built. */
  public static Implementation probe(Checkout checkout) {
    return Implementation.read(checkout.home().resolve("servers/probe"));
  }

  /** Measures, on restored data. */
  public UnitCosts measure(Topology topology, long seed) throws InterruptedException {
    if (!(topology instanceof LocalTopology)) {
      throw new CommandFailedException(
          "Calls and statements are priced on this machine: leave out --topology");
    }
    Implementation probe = probe(recipe.checkout());
    SiteConfiguration configuration =
        new SiteConfiguration(probe.name(), probe.title(), probe, Knobs.STANDARD);
    Instant restoredAt = topology.database().restore(recipe.plan());
    terminal.progress("Pricing calls and statements: starting the probe");
    try (RunningSite site = topology.start(configuration, SiteStart.of(ofRow(), restoredAt))) {
      List<TierReader> readers = new ArrayList<>(site.readers());
      topology.database().reader().ifPresent(readers::add);
      return measure(site.baseUri(), readers, new Random(seed));
    }
  }

  /** The probe reads rows of the application whose data was restored. */
  private SiteRecipe ofRow() {
    Key row = recipe.plan().data().pricedRow();
    Map<String, String> settings = new TreeMap<>(recipe.siteSettings());
    settings.put(ROW, row.table() + "." + row.column());
    return recipe.withSiteSettings(settings);
  }

  private UnitCosts measure(URI base, List<TierReader> readers, Random random)
      throws InterruptedException {
    warmUp(base);
    Map<UnitCosts.Priced, List<UnitCosts.Reading>> rounds = new HashMap<>();
    int requests = (int) Math.ceil(SECONDS * pace);
    for (int round = 1; round <= ROUNDS; round++) {
      terminal.progress("Pricing calls and statements: round " + round + " of " + ROUNDS);
      List<UnitKind> order = new ArrayList<>(List.of(UnitKind.values()));
      Collections.shuffle(order, random);
      Map<UnitKind, Map<Tier, Double>> alone = new EnumMap<>(UnitKind.class);
      List<Map<Tier, Double>> nothing = new ArrayList<>();
      Map<Tier, Double> before = cpuSeconds(readers);
      for (UnitKind kind : order) {
        repeat(base, kind);
        Map<Tier, Double> between = cpuSeconds(readers);
        add(rounds, kind, Occasion.IN_A_ROW, micros(before, between, CALLERS * TIMES));
        once(base, kind.script(), pace, requests);
        before = cpuSeconds(readers);
        alone.put(kind, micros(between, before, requests));
        once(base, NOTHING, pace, requests);
        between = cpuSeconds(readers);
        nothing.add(micros(before, between, requests));
        before = between;
      }
      alone.forEach((kind, micros) -> add(rounds, kind, Occasion.ALONE, less(micros, nothing)));
    }
    return new UnitCosts(rounds);
  }

  private void warmUp(URI base) throws InterruptedException {
    for (UnitKind kind : UnitKind.values()) {
      terminal.progress("Pricing calls and statements: warming up " + kind.label());
      for (int round = 0; round < WARM_UP_ROUNDS; round++) {
        repeat(base, kind);
        once(base, kind.script(), WARM_UP_PACE, WARM_UP_REQUESTS);
      }
    }
    once(base, NOTHING, WARM_UP_PACE, WARM_UP_REQUESTS);
  }

  /** What a request cost beyond one that does nothing, of which there are several readings. */
  private static Map<Tier, Double> less(Map<Tier, Double> micros, List<Map<Tier, Double>> nothing) {
    Map<Tier, Double> less = new EnumMap<>(micros);
    less.replaceAll(
        (tier, all) ->
            all - nothing.stream().mapToDouble(one -> one.get(tier)).average().orElseThrow());
    return less;
  }

  private static void add(
      Map<UnitCosts.Priced, List<UnitCosts.Reading>> rounds,
      UnitKind kind,
      Occasion occasion,
      Map<Tier, Double> micros) {
    rounds
        .computeIfAbsent(new UnitCosts.Priced(kind, occasion), priced -> new ArrayList<>())
        .add(new UnitCosts.Reading(micros));
  }

  private static Map<Tier, Double> micros(
      Map<Tier, Double> before, Map<Tier, Double> after, int times) {
    Map<Tier, Double> micros = new EnumMap<>(Tier.class);
    after.forEach(
        (tier, seconds) -> micros.put(tier, (seconds - before.get(tier)) * MICROS / times));
    return micros;
  }

  /** CPU time of each tier, without that of its compilers. */
  private static Map<Tier, Double> cpuSeconds(List<TierReader> readers)
      throws InterruptedException {
    Map<Tier, Double> seconds = new EnumMap<>(Tier.class);
    for (TierReader reader : readers) {
      TierSample sample = sample(reader);
      double compilers =
          sample.counters().getOrDefault(CompilerTime.COUNTER, 0.0) / MILLIS_PER_SECOND;
      seconds.put(reader.tier(), sample.cpuSeconds() - compilers);
    }
    return seconds;
  }

  /** A reading that has all; the time of compilers is not in every one. */
  private static TierSample sample(TierReader reader) throws InterruptedException {
    long begin = System.nanoTime();
    while (System.nanoTime() - begin < COMPILERS_WAIT_NANOS) {
      Optional<TierSample> sample = sampleNow(reader);
      if (sample.isPresent()
          && (reader.tier() == Tier.DB
              || sample.get().counters().containsKey(CompilerTime.COUNTER))) {
        return sample.get();
      }
      TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
    }
    throw new CommandFailedException(
        "The CPU time of tier " + reader.tier().label() + " and its compilers cannot be read");
  }

  private static Optional<TierSample> sampleNow(TierReader reader) {
    try {
      return reader.sample(0);
    } catch (IOException e) {
      throw new CommandFailedException(
          "The CPU time of tier " + reader.tier().label() + " cannot be read: " + e.getMessage(),
          e);
    }
  }

  /** All callers at once, each {@value #TIMES} times; waits for all. */
  private static void repeat(URI base, UnitKind kind) throws InterruptedException {
    URI page = base.resolve(kind.script() + "?times=" + TIMES);
    try (HttpClient http = HttpClient.create(HttpOptions.DEFAULT)) {
      List<CompletableFuture<HttpAnswer>> answers = new ArrayList<>();
      for (int caller = 0; caller < CALLERS; caller++) {
        answers.add(http.sendAsync(SimpleRequestBuilder.get(page).build()));
      }
      requireDone(kind.script(), answers);
    }
  }

  /** Requests, each at its time; waits for all. */
  private static void once(URI base, String script, double perSecond, int requests)
      throws InterruptedException {
    URI page = base.resolve(script);
    try (HttpClient http = HttpClient.create(HttpOptions.DEFAULT.withConnections(requests))) {
      List<CompletableFuture<HttpAnswer>> answers = new ArrayList<>();
      long begin = System.nanoTime();
      for (int turn = 0; turn < requests; turn++) {
        long ahead = begin + (long) (turn * NANOS / perSecond) - System.nanoTime();
        if (ahead > 0) {
          TimeUnit.NANOSECONDS.sleep(ahead);
        }
        answers.add(http.sendAsync(SimpleRequestBuilder.get(page).build()));
      }
      requireDone(script, answers);
    }
  }

  private static void requireDone(String script, List<CompletableFuture<HttpAnswer>> answers)
      throws InterruptedException {
    try {
      for (CompletableFuture<HttpAnswer> answer : answers) {
        if (!answer.join().text().startsWith("done")) {
          throw new CommandFailedException(
              "The probe could not do '" + script + "': the web server's log says why");
        }
      }
    } catch (CompletionException e) {
      throw new CommandFailedException(
          "The probe did not answer (" + e.getCause() + "): the web server's log says why", e);
    }
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
  }
}
