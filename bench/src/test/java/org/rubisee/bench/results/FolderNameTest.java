package org.rubisee.bench.results;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plans and results may come from elsewhere: what they name stays in the folder of the run. */
class FolderNameTest {

  @ParameterizedTest
  @ValueSource(strings = {"x/../../elsewhere", "/tmp", "..\\elsewhere", ".."})
  void refusesNamesThatLeadOutOfTheFolderOfARun(String name) {
    assertThatThrownBy(() -> new TrialPoint(1, name, "bidding", 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new TrialPoint(1, "jpa", name, 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Configuration(name, "Title", "jpa", Map.of(), null))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
