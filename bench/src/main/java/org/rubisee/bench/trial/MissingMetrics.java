package org.rubisee.bench.trial;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.counter.CompilerTime;

/** Records which metrics a trial's samples contain, and names the missing ones at the end. */
final class MissingMetrics {

  /** What a reader of a report may look for: a counter, its name in words, and whose it is. */
  private enum Expected {
    DISK("diskWriteBytes", "What it read from and wrote to disks", Set.of(Tier.DB)),
    SWITCHES("voluntarySwitches", "Context switches", Set.of(Tier.values())),
    COLLECTOR("gcMillis", "Garbage collection", Set.of(Tier.WEB, Tier.APP, Tier.CLIENT)),
    COMPILERS(CompilerTime.COUNTER, "The CPU time of compilers", Set.of(Tier.WEB, Tier.APP)),
    POOLS("poolInUse", "The use of its pools", Set.of(Tier.WEB, Tier.APP));

    private final String counter;
    private final String words;
    private final Set<Tier> tiers;

    Expected(String counter, String words, Set<Tier> tiers) {
      this.counter = counter;
      this.words = words;
      this.tiers = tiers;
    }
  }

  private static final String NETWORK = "networkSentBytes";

  private final Map<Tier, Set<String>> counters = new TreeMap<>();
  private boolean sawLinks;

  /** A tier was read. */
  synchronized void saw(TierSample sample) {
    counters
        .computeIfAbsent(sample.tier(), tier -> new HashSet<>())
        .addAll(sample.counters().keySet());
  }

  /** A link was read. */
  synchronized void saw(LinkSample sample) {
    sawLinks = true;
  }

  /** What was not seen of the tiers that were read, and of the network, in sentences. */
  synchronized List<String> unseen() {
    List<String> sentences = new ArrayList<>();
    if (!counters.containsKey(Tier.DB)) {
      sentences.add(
          "CPU time, memory and disk of the db tier could not be seen: it is no process of this"
              + " machine.");
    }
    for (Expected expected : Expected.values()) {
      String tiers =
          counters.entrySet().stream()
              .filter(entry -> expected.tiers.contains(entry.getKey()))
              .filter(entry -> !entry.getValue().contains(expected.counter))
              .map(entry -> entry.getKey().label())
              .collect(Collectors.joining(", "));
      if (!tiers.isEmpty()) {
        sentences.add(expected.words + " could not be seen of: " + tiers + ".");
      }
    }
    if (!sawLinks && counters.values().stream().noneMatch(names -> names.contains(NETWORK))) {
      sentences.add(
          "Bytes and packets between tiers could not be seen: on one machine that takes the program"
              + " ss (package iproute2), elsewhere tiers with network devices of their own.");
    }
    return sentences;
  }
}
