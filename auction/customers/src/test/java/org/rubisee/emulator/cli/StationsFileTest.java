package org.rubisee.emulator.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.emulator.block.StationOptions;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

class StationsFileTest {

  private static final Application AUCTION = Applications.named("auction");

  @Test
  void takesTheOptionsOfTheEmulatorInCamelCase() {
    List<StationOptions> stations =
        StationsFile.parse(
            """
            {"stations": [
              {"name": "old/bidding", "url": "http://127.0.0.1:8080/ejb_rubis_web",
               "siteKind": "ejb", "mix": "bidding", "users": 10000, "thinkSeconds": 3,
               "clients": 64}]}
            """);

    assertThat(stations).hasSize(1);
    StationOptions station = stations.get(0);
    assertThat(station.name()).isEqualTo("old/bidding");
    assertThat(station.target().site()).isEqualTo(Site.EJB);
    assertThat(station.target().users()).isEqualTo(10_000);
    assertThat(station.workload().mix()).isEqualTo(AUCTION.mix("bidding"));
    assertThat(station.clients()).isEqualTo(64);
  }

  @Test
  void readsWhatItWrote() {
    Pace pace = new Pace(1.5, 6, 300, 20);
    List<StationOptions> stations =
        List.of(
            new StationOptions(
                "site/browsing",
                new Target("http://127.0.0.1:8080/site", Site.EJB, 100, 20, 30, 400),
                new Workload(
                    AUCTION.mix("browsing"),
                    MatrixSet.RUBIS_EE,
                    "table:mine;0>3:0.5,28:0.5;3>0:1.0",
                    pace,
                    ImageLoading.ALWAYS,
                    7),
                64),
            new StationOptions(
                "site/bidding",
                Target.of("http://127.0.0.1:8080/site", 100),
                Workload.of(AUCTION.mix("bidding"), 1),
                8));

    assertThat(StationsFile.parse(StationsFile.toJson(stations))).isEqualTo(stations);
  }

  @Test
  void namesTheKeysThatThereAre() {
    assertThatThrownBy(
            () ->
                StationsFile.parse(
                    """
                    {"stations": [{"name": "x", "url": "http://127.0.0.1/x", "site": "ejb"}]}
                    """))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("There is no key 'site'")
        .hasMessageContaining("siteKind");
  }
}
