package org.rubisee.bookstore.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class CountriesTest {

  @Test
  void are92WithRatesForTheDollar() {
    assertThat(Countries.all()).hasSize(92);
    assertThat(Countries.all()).extracting(Country::name).doesNotHaveDuplicates().isSorted();
    assertThat(Countries.all()).extracting(Country::id).startsWith(1, 2).endsWith(92);
    assertThat(Countries.all())
        .allMatch(country -> country.name().length() <= CustomerLimits.MAX_COUNTRY)
        .allMatch(country -> country.exchange().signum() > 0 && country.exchange().scale() == 4);
    assertThat(Countries.all())
        .filteredOn(country -> country.name().equals("United States"))
        .extracting(Country::exchange)
        .containsExactly(new BigDecimal("1.0000"));
  }
}
