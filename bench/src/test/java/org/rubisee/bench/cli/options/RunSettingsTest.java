package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import org.junit.jupiter.api.Test;

class RunSettingsTest {

  @Test
  void optionsThatNobodyTypedHaveTheirDefaults() {
    TopologyOptions topology = RunSettings.parse(List.of()).topology();
    assertThat(topology.label()).isEqualTo("local");
    assertThatCode(topology::check).doesNotThrowAnyException();
  }
}
