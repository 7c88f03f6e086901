package org.rubisee.bench.report.block;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.stats.capacity.Capacity;
import org.rubisee.bench.stats.capacity.CapacityPoint;

/** The part of the page that shows how many interactions a second each site sustains. */
final class CapacityParts {

  private final BlockModel model;

  CapacityParts(BlockModel model) {
    this.model = model;
  }

  /** A row for each site and mix; a sentence if nothing was measured. */
  List<DomContent> shown() {
    Grid grid =
        new Grid(
            2,
            List.of("Site", "Mix", "plateau, interactions per second", "requests in flight", ""));
    boolean isMeasured = false;
    for (String mix : model.plan().mixes()) {
      for (BlockModel group : model.groups()) {
        for (Configuration site : group.plan().sites()) {
          Optional<Capacity> capacity = group.capacity(site.name(), mix);
          if (capacity.isPresent()) {
            isMeasured = true;
            grid.row(row(group.title(site), mix, capacity.get(), "requests in flight"));
          }
        }
      }
    }
    List<DomContent> body = new ArrayList<>();
    if (!isMeasured) {
      body.add(
          p(
              "This run did not look for the capacity. Its throughput is that of %d requests in flight."
                  .formatted(model.plan().sizes().busy())));
      return body;
    }
    body.add(
        p(
            "The mean throughput of the plateau, with its 95 %% interval over %s. The plateau is the highest of %s requests in flight, and each number within 5 %% of it or not shown to be lower. These blocks ran after the saturated ones, so compare them with each other: the throughput above, with %d in flight, was measured earlier and can be higher."
                .formatted(
                    model.starts() > 1 ? "starts of the servers" : "rounds",
                    numbers(model.plan().capacityLoads()),
                    model.plan().sizes().busy())));
    body.add(grid.shown());
    return body;
  }

  /**
   * A capacity in words.
   *
   * @param load what there is more of from point to point
   */
  static List<String> row(String site, String mix, Capacity capacity, String load) {
    return List.of(
        site,
        mix,
        Words.of(capacity.throughput(), ""),
        numbers(capacity.plateau().stream().map(CapacityPoint::clients).toList()),
        switch (capacity.shape()) {
          case PLATEAU -> "more " + load + " get no more";
          case STILL_RISING -> "still rising: a lower bound";
          case CANNOT_TELL -> "whether more get more cannot be told";
        });
  }

  private static String numbers(List<Integer> numbers) {
    return String.join(", ", numbers.stream().map(String::valueOf).toList());
  }
}
