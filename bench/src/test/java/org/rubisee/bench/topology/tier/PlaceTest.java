package org.rubisee.bench.topology.tier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.options.TierName;
import org.rubisee.bench.results.tier.Tier;

class PlaceTest {

  @ParameterizedTest
  @ValueSource(strings = {"web", "web2", "app", "app9", "db"})
  void hasANameThatIsReadAgain(String label) {
    assertThat(Place.ofLabel(label).label()).isEqualTo(label);
    assertThat(TierName.parse(label)).isEqualTo(Place.ofLabel(label));
  }

  @Test
  void isTheFirstServerOfATierWithoutANumber() {
    assertThat(Place.ofLabel("app")).isEqualTo(new Place(Tier.APP, 1));
    assertThat(Place.ofLabel("app3")).isEqualTo(new Place(Tier.APP, 3));
  }

  @Test
  void isThatOfTheClientsWhereTheyMayBeNamed() {
    assertThat(TierName.parseAny("client")).isEqualTo(Place.first(Tier.CLIENT));
    assertThat(TierName.parseAny("clients")).isEqualTo(Place.first(Tier.CLIENT));
    assertThat(TierName.parseAny("web2")).isEqualTo(new Place(Tier.WEB, 2));
    assertThatThrownBy(() -> TierName.parseAny("client2"))
        .isInstanceOf(CommandFailedException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"web1", "web10", "web0", "weeb2", "db2", "client2", "client", "", "2"})
  void isNoneOfAnotherName(String label) {
    assertThatThrownBy(() -> TierName.parse(label))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("web");
  }
}
