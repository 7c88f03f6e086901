package org.rubisee.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.rubisee.bench.costs.Occasion;
import org.rubisee.bench.costs.UnitCosts;
import org.rubisee.bench.costs.UnitKind;
import org.rubisee.bench.results.Tier;
import org.rubisee.bench.results.TierSample;
import org.rubisee.servers.Implementation;
import org.rubisee.servers.Knobs;

/**
 * Prices calls and statements: starts the probe on the same servers as any implementation, has it
 * do one thing many times, and reads the tiers' CPU time before and after. In a row it is done
 * thousands of times per request; alone it is done once per request, and what a request costs that
 * does nothing is taken off.
 *
 * @param recipe how servers are started
 * @param terminal told what is being done
 */
record CostProbe(SiteRecipe recipe, Terminal terminal) {

  /** Requests at a time: as many as keep a small machine's processors busy. */
  private static final int CALLERS = 4;

  /** Long enough that the kernel's clock of 10 ms does not matter, and compilers had their say. */
  private static final int TIMES = 2_000;

  private static final int WARM_UP_ROUNDS = 4;
  private static final int ROUNDS = 3;

  /** Requests of a round, and how many come in a second: as from some thousand clients. */
  private static final int REQUESTS = 1_500;

  private static final int PACE = 150;
  private static final int WARM_UP_PACE = 750;
  private static final long NANOS = 1_000_000_000;
  private static final String NOTHING = "Nothing";
  private static final double MICROS = 1e6;

  /** Where the probe was built. */
  static Implementation probe(Checkout checkout) {
    return Implementation.read(checkout.home().resolve("servers/probe"));
  }

  /** Measures, on restored data. */
  UnitCosts measure(Topology topology, long seed) throws InterruptedException {
    if (!(topology instanceof LocalTopology)) {
      throw new CommandFailedException(
          "Calls and statements are priced on this machine: leave out --topology");
    }
    Implementation probe = probe(recipe.checkout());
    SiteConfiguration configuration =
        new SiteConfiguration(probe.name(), probe.title(), probe, Knobs.STANDARD);
    Instant restoredAt = topology.database().restore(recipe.plan());
    terminal.progress("Pricing calls and statements: starting the probe");
    try (RunningSite site = topology.start(configuration, SiteStart.of(recipe, restoredAt))) {
      List<TierReader> readers = new ArrayList<>(site.readers());
      topology.database().reader().ifPresent(readers::add);
      return measure(site.baseUri(), readers, new Random(seed));
    }
  }

  private UnitCosts measure(URI base, List<TierReader> readers, Random random)
      throws InterruptedException {
    warmUp(base);
    Map<UnitCosts.Priced, List<UnitCosts.Reading>> rounds = new HashMap<>();
    for (int round = 1; round <= ROUNDS; round++) {
      terminal.progress("Pricing calls and statements: round " + round + " of " + ROUNDS);
      Map<Tier, Double> before = cpuSeconds(readers);
      once(base, NOTHING, PACE);
      Map<Tier, Double> nothing = micros(before, cpuSeconds(readers), REQUESTS);
      List<UnitKind> order = new ArrayList<>(List.of(UnitKind.values()));
      Collections.shuffle(order, random);
      for (UnitKind kind : order) {
        before = cpuSeconds(readers);
        repeat(base, kind);
        add(rounds, kind, Occasion.IN_A_ROW, micros(before, cpuSeconds(readers), CALLERS * TIMES));
        before = cpuSeconds(readers);
        once(base, kind.script(), PACE);
        Map<Tier, Double> alone = micros(before, cpuSeconds(readers), REQUESTS);
        alone.replaceAll((tier, micros) -> micros - nothing.get(tier));
        add(rounds, kind, Occasion.ALONE, alone);
      }
    }
    return new UnitCosts(rounds);
  }

  private void warmUp(URI base) throws InterruptedException {
    for (UnitKind kind : UnitKind.values()) {
      terminal.progress("Pricing calls and statements: warming up " + kind.label());
      for (int round = 0; round < WARM_UP_ROUNDS; round++) {
        repeat(base, kind);
        once(base, kind.script(), WARM_UP_PACE);
      }
    }
    once(base, NOTHING, WARM_UP_PACE);
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

  private static Map<Tier, Double> cpuSeconds(List<TierReader> readers) {
    Map<Tier, Double> seconds = new EnumMap<>(Tier.class);
    for (TierReader reader : readers) {
      try {
        Optional<TierSample> sample = reader.sample(0);
        seconds.put(reader.tier(), sample.map(TierSample::cpuSeconds).orElseThrow());
      } catch (IOException e) {
        throw new CommandFailedException(
            "The CPU time of tier " + reader.tier().label() + " cannot be read: " + e.getMessage(),
            e);
      }
    }
    return seconds;
  }

  /** All callers at once, each {@value #TIMES} times; waits for all. */
  private static void repeat(URI base, UnitKind kind) throws InterruptedException {
    HttpRequest request = request(base, kind.script() + "?times=" + TIMES);
    HttpClient http = client();
    List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
    for (int caller = 0; caller < CALLERS; caller++) {
      answers.add(http.sendAsync(request, HttpResponse.BodyHandlers.ofString()));
    }
    requireDone(kind.script(), answers);
  }

  /** {@value #REQUESTS} requests, each at its time; waits for all. */
  private static void once(URI base, String script, int perSecond) throws InterruptedException {
    HttpRequest request = request(base, script);
    HttpClient http = client();
    List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
    long begin = System.nanoTime();
    for (int turn = 0; turn < REQUESTS; turn++) {
      long ahead = begin + turn * NANOS / perSecond - System.nanoTime();
      if (ahead > 0) {
        TimeUnit.NANOSECONDS.sleep(ahead);
      }
      answers.add(http.sendAsync(request, HttpResponse.BodyHandlers.ofString()));
    }
    requireDone(script, answers);
  }

  private static HttpClient client() {
    return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  }

  private static HttpRequest request(URI base, String what) {
    return HttpRequest.newBuilder(base.resolve(what)).build();
  }

  private static void requireDone(
      String script, List<CompletableFuture<HttpResponse<String>>> answers)
      throws InterruptedException {
    try {
      for (CompletableFuture<HttpResponse<String>> answer : answers) {
        if (!answer.join().body().startsWith("done")) {
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
