package org.rubisee.bench.topology.external;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.tier.Link;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.LinkTraffic;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.network.LinkSource;

class LoadLinksTest {

  private static final Link LINK = new Link(Tier.CLIENT, Tier.WEB);

  @Test
  void addsTheLatestReadingsOfAllMachines() throws IOException {
    LoadLinks links =
        new LoadLinks(
            List.of(
                machine(
                    List.of(
                        List.of(sample(2, 100)), List.of(), List.of(sample(3, 150)), List.of())),
                machine(List.of(List.of(), List.of(sample(4, 1_000)), List.of(), List.of()))));

    assertThat(links.read(1)).as("before the second machine was read").isEmpty();
    assertThat(links.read(2)).containsExactly(sample(2, 6, 1_100));
    assertThat(links.read(3)).containsExactly(sample(3, 7, 1_150));
    assertThat(links.read(4)).as("nothing new").isEmpty();
  }

  private static LinkSource machine(List<List<LinkSample>> readings) {
    Deque<List<LinkSample>> left = new ArrayDeque<>(readings);
    return atSeconds -> left.remove();
  }

  private static LinkSample sample(int connections, double bytes) {
    return sample(0, connections, bytes);
  }

  private static LinkSample sample(double atSeconds, int connections, double bytes) {
    return new LinkSample(
        LINK, atSeconds, connections, new LinkTraffic(bytes, 2 * bytes, bytes / 10, bytes / 5));
  }
}
