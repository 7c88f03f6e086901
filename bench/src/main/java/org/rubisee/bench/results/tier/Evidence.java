package org.rubisee.bench.results.tier;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.rubisee.measurement.PhaseSpan;

/**
 * What was watched beside the tiers' processes and the database: the links between tiers, the cost
 * of watching, and what could not be seen.
 *
 * @param links readings of the links over the whole trial
 * @param sampler readings of the sampler's own cost
 * @param unseen what is missing from the trial's readings and why, in sentences
 * @param breakdowns what the tiers' CPU time was spent on, if the trial was profiled
 * @param statements what the database's statements cost, if it counted them
 */
public record Evidence(
    List<LinkSample> links,
    List<SamplerSample> sampler,
    List<String> unseen,
    List<TierBreakdown> breakdowns,
    List<StatementCost> statements) {

  public Evidence {
    links = List.copyOf(links);
    sampler = List.copyOf(sampler);
    unseen = List.copyOf(unseen);
    breakdowns = List.copyOf(breakdowns);
    statements = List.copyOf(statements);
  }

  /** The links of which there is a reading, each once. */
  public List<Link> seenLinks() {
    return links.stream().map(LinkSample::link).distinct().toList();
  }

  /** What went over a link per second of a phase; NaN where too little is known. */
  public LinkTraffic perSecondIn(PhaseSpan phase, Link link) {
    return new LinkTraffic(
        perSecond(phase, link, LinkTraffic::requestBytes),
        perSecond(phase, link, LinkTraffic::answerBytes),
        perSecond(phase, link, LinkTraffic::requestPackets),
        perSecond(phase, link, LinkTraffic::answerPackets));
  }

  /** The most connections of a link that were open at once within a phase. */
  public int mostConnectionsIn(PhaseSpan phase, Link link) {
    return links.stream()
        .filter(sample -> sample.link().equals(link))
        .filter(sample -> phase.contains(sample.atSeconds()))
        .mapToInt(LinkSample::connections)
        .max()
        .orElse(0);
  }

  /** CPU seconds of the sampler per second of a phase; NaN when that was not measured. */
  public double samplerCpusIn(PhaseSpan phase) {
    return samplerPerSecond(phase, SamplerSample::cpuSeconds);
  }

  /** CPU seconds of the whole bench per second of a phase; NaN when that was not measured. */
  public double benchCpusIn(PhaseSpan phase) {
    return samplerPerSecond(phase, SamplerSample::benchCpuSeconds);
  }

  /**
   * The longest time within a phase, seconds, without a reading of the sampler; empty if it never
   * read anything.
   */
  public OptionalDouble longestSilenceIn(PhaseSpan phase) {
    if (sampler.isEmpty()) {
      return OptionalDouble.empty();
    }
    double longest = 0;
    double last = phase.fromSecond();
    for (SamplerSample sample : sampler) {
      if (phase.contains(sample.atSeconds())) {
        longest = Math.max(longest, sample.atSeconds() - last);
        last = sample.atSeconds();
      }
    }
    return OptionalDouble.of(Math.max(longest, phase.toSecond() - last));
  }

  private double perSecond(PhaseSpan phase, Link link, ToDoubleFunction<LinkTraffic> counter) {
    return new CounterSeries(
            links.stream()
                .filter(sample -> sample.link().equals(link))
                .map(
                    sample ->
                        new CounterSeries.Reading(
                            sample.atSeconds(), counter.applyAsDouble(sample.traffic())))
                .toList())
        .perSecondIn(phase);
  }

  private double samplerPerSecond(PhaseSpan phase, ToDoubleFunction<SamplerSample> counter) {
    return new CounterSeries(
            sampler.stream()
                .map(s -> new CounterSeries.Reading(s.atSeconds(), counter.applyAsDouble(s)))
                .toList())
        .perSecondIn(phase);
  }
}
