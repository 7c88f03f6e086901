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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.rubisee.bench.costs.UnitCosts;
import org.rubisee.bench.costs.UnitKind;
import org.rubisee.bench.results.Tier;
import org.rubisee.bench.results.TierSample;
import org.rubisee.servers.Implementation;
import org.rubisee.servers.Knobs;

/**
 * Prices calls and statements: starts the probe on the same servers as any implementation, has it
 * do one thing thousands of times, and reads the tiers' CPU time before and after.
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
  private static final int ROUNDS = 5;
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
    Map<UnitKind, List<UnitCosts.Reading>> rounds = new EnumMap<>(UnitKind.class);
    for (UnitKind kind : UnitKind.values()) {
      rounds.put(kind, new ArrayList<>());
      for (int round = 0; round < WARM_UP_ROUNDS; round++) {
        terminal.progress("Pricing calls and statements: warming up " + kind.label());
        repeat(base, kind);
      }
    }
    for (int round = 1; round <= ROUNDS; round++) {
      terminal.progress("Pricing calls and statements: round " + round + " of " + ROUNDS);
      List<UnitKind> order = new ArrayList<>(List.of(UnitKind.values()));
      Collections.shuffle(order, random);
      for (UnitKind kind : order) {
        Map<Tier, Double> before = cpuSeconds(readers);
        repeat(base, kind);
        rounds.get(kind).add(reading(before, cpuSeconds(readers)));
      }
    }
    return new UnitCosts(rounds);
  }

  private static UnitCosts.Reading reading(Map<Tier, Double> before, Map<Tier, Double> after) {
    Map<Tier, Double> micros = new EnumMap<>(Tier.class);
    after.forEach(
        (tier, seconds) ->
            micros.put(tier, (seconds - before.get(tier)) * MICROS / (CALLERS * TIMES)));
    return new UnitCosts.Reading(micros);
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
    HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    HttpRequest request =
        HttpRequest.newBuilder(base.resolve(kind.script() + "?times=" + TIMES)).build();
    List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
    for (int caller = 0; caller < CALLERS; caller++) {
      answers.add(http.sendAsync(request, HttpResponse.BodyHandlers.ofString()));
    }
    for (CompletableFuture<HttpResponse<String>> answer : answers) {
      requireDone(kind, answer);
    }
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
  }

  private static void requireDone(UnitKind kind, CompletableFuture<HttpResponse<String>> answer) {
    try {
      if (!answer.join().body().startsWith("done")) {
        throw new CommandFailedException(
            "The probe could not do " + kind.label() + ": the web server's log says why");
      }
    } catch (CompletionException e) {
      throw new CommandFailedException(
          "The probe did not answer (" + e.getCause() + "): the web server's log says why", e);
    }
  }
}
