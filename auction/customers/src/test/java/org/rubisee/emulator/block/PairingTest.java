package org.rubisee.emulator.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.emulator.customer.Purpose;
import org.rubisee.emulator.run.StubPages;
import org.rubisee.emulator.run.StubSite;
import org.rubisee.measurement.block.BlockCommand;

/** How alike two sites' requests remain when the sites answer differently. */
@Timeout(60)
class PairingTest {

  private static final Purpose ONE = Purpose.ofApplication(1);
  private static final List<Purpose> PURPOSES =
      IntStream.range(0, Purpose.MOST).mapToObj(Purpose::new).toList();

  private static final Application AUCTION = Applications.named("auction");

  private static final int CLIENTS = 16;
  private static final int PER_CLIENT = 120;
  private static final int OTHER_CLIENT = 3;
  private static final int OTHER_INDEX = 10;

  @TempDir Path folder;

  @Test
  void aDrawDependsOnItsAddressOnly() {
    AddressedDraws one = new AddressedDraws(42, 0, 5);
    AddressedDraws other = new AddressedDraws(42, 0, 5);
    for (int index = 0; index < 50; index++) {
      one.at(index);
      other.at(index);
      if (index == 7) {
        other.of(ONE).nextInt(20);
        other.of(Purpose.STEP).nextDouble();
      }
      for (Purpose purpose : PURPOSES) {
        if (index != 7 || !purpose.equals(ONE) && !purpose.equals(Purpose.STEP)) {
          assertThat(other.of(purpose).nextLong()).isEqualTo(one.of(purpose).nextLong());
        }
      }
    }
  }

  @Test
  void addressesHaveDifferentNumbers() {
    List<Long> numbers = new ArrayList<>();
    for (int generation = 0; generation < 3; generation++) {
      for (int client = 1; client <= 30; client++) {
        AddressedDraws draws = new AddressedDraws(42, generation, client);
        for (int index = 0; index < 30; index++) {
          draws.at(index);
          for (Purpose purpose : PURPOSES) {
            numbers.add(draws.of(purpose).nextLong());
          }
        }
      }
    }

    assertThat(numbers).doesNotHaveDuplicates();
    assertThat(numbers.stream().mapToDouble(number -> number / 0x1p63).average().orElseThrow())
        .as("mean of numbers from -1 to 1; standard deviation 0.0024")
        .isBetween(-0.01, 0.01);
  }

  @Test
  void aNumberGoesOnWithinItsPurpose() {
    AddressedDraws draws = new AddressedDraws(42, 0, 5);
    SplittableRandom first = draws.of(ONE);

    assertThat(first.nextLong()).isNotEqualTo(draws.of(ONE).nextLong());
  }

  /** One site lists two items where the other lists one: other items are viewed, no other pages. */
  @Test
  void aPageWithFewerLinksChangesNoStep() throws IOException {
    StubSites.Manner fewer =
        (client, index, path, form) -> {
          StubSite.Answer page = StubPages.of(path, form);
          return new StubSite.Answer(
              page.status(),
              page.body().replace("<a href=\"ViewItem?itemId=13\">thirteen</a>", ""));
        };

    List<List<String>> full = requests(PairingTest::page);
    List<List<String>> reduced = requests(fewer);

    assertThat(reduced).isNotEqualTo(full);
    assertThat(withoutParameters(reduced)).isEqualTo(withoutParameters(full));
    assertThat(share(full, reduced)).isBetween(0.9, 0.99);
  }

  /** One page of one client fails: the client goes another way, and comes back to its own. */
  @Test
  void oneFailedPageChangesFewRequests() throws IOException {
    StubSites.Manner failing =
        (client, index, path, form) ->
            client == OTHER_CLIENT && index == OTHER_INDEX
                ? new StubSite.Answer(500, "")
                : page(client, index, path, form);

    List<List<String>> same = requests(PairingTest::page);
    List<List<String>> other = requests(failing);

    for (int client = 0; client < CLIENTS; client++) {
      if (client != OTHER_CLIENT) {
        assertThat(other.get(client)).isEqualTo(same.get(client));
      }
    }
    List<String> sameLater = same.get(OTHER_CLIENT).subList(OTHER_INDEX + 1, PER_CLIENT);
    List<String> otherLater = other.get(OTHER_CLIENT).subList(OTHER_INDEX + 1, PER_CLIENT);
    assertThat(otherLater.get(0)).isNotEqualTo(sameLater.get(0));
    assertThat(share(List.of(sameLater), List.of(otherLater))).isBetween(0.85, 0.99);
  }

  private static StubSite.Answer page(int client, int index, String path, String form) {
    return StubPages.of(path, form);
  }

  private List<List<String>> requests(StubSites.Manner manner) throws IOException {
    try (StubSites site = new StubSites(manner)) {
      Station station = StationTest.station(site, AUCTION.mix("bidding"), 7, CLIENTS);
      String name = "stretch-" + System.identityHashCode(site);
      station.run(
          folder.resolve(name),
          Schedule.saturating(new BlockCommand.Saturate("site", name, 8, CLIENTS * PER_CLIENT, 0)),
          60);
      return site.copyOfRequests();
    }
  }

  private static List<List<String>> withoutParameters(List<List<String>> requests) {
    return requests.stream()
        .map(sent -> sent.stream().map(each -> each.replaceAll("[? ].*", "")).toList())
        .toList();
  }

  private static double share(List<List<String>> one, List<List<String>> other) {
    long same = 0;
    long all = 0;
    for (int client = 0; client < one.size(); client++) {
      for (int index = 0; index < one.get(client).size(); index++) {
        same += one.get(client).get(index).equals(other.get(client).get(index)) ? 1 : 0;
        all++;
      }
    }
    return (double) same / all;
  }
}
