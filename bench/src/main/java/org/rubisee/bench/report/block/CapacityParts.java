package org.rubisee.bench.report.block;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.stats.capacity.Capacity;
import org.rubisee.bench.stats.capacity.CapacityPoint;
import org.rubisee.settings.Text;

/** The section that shows how many interactions a second each site sustains. */
record CapacityParts(BlockModel model) {

  /** A row for each site and mix; a sentence if nothing was measured. */
  List<DomContent> shown() {
    List<Spot> spots = model.spots().stream().filter(spot -> capacity(spot).isPresent()).toList();
    if (spots.isEmpty()) {
      return List.of(
          p(
              Text.of(
                  "This run did not look for the capacity. Its throughput is that of %d requests in"
                      + " flight.",
                  model.plan().sizes().busy())));
    }
    return List.of(
        p(
            Text.of(
                "The mean throughput of the plateau, with its 95 %% interval over %s. The plateau"
                    + " is the highest of %s requests in flight, and each number within 5 %% of it"
                    + " or not shown to be lower. These blocks ran after the saturated ones, so"
                    + " compare them with each other: the throughput above, with %d in flight, was"
                    + " measured earlier and can be higher.",
                model.starts() > 1 ? "starts of the servers" : "rounds",
                numbers(model.plan().capacityLoads()),
                model.plan().sizes().busy())),
        table("requests in flight", spot -> capacity(spot).orElseThrow()).of(spots));
  }

  private static Optional<Capacity> capacity(Spot spot) {
    return spot.group().capacity(spot.site().name(), spot.mix());
  }

  /**
   * A table of capacities.
   *
   * @param load what there is more of from point to point
   */
  static Table<Spot> table(String load, Function<Spot, Capacity> capacity) {
    return new Table<Spot>()
        .words("Site", Spot::title)
        .words("Mix", Spot::mix)
        .column(
            "plateau, interactions per second",
            spot -> Interval.ofPositive(capacity.apply(spot).throughput()).inWords(""))
        .column(
            load,
            spot ->
                numbers(
                    capacity.apply(spot).plateau().stream().map(CapacityPoint::clients).toList()))
        .column(
            "",
            spot ->
                switch (capacity.apply(spot).shape()) {
                  case PLATEAU -> "more " + load + " get no more";
                  case STILL_RISING -> "still rising: a lower bound";
                  case CANNOT_TELL -> "whether more get more cannot be told";
                });
  }

  private static String numbers(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
