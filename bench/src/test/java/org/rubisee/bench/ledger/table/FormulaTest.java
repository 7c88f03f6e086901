package org.rubisee.bench.ledger.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class FormulaTest {

  @Test
  void addsNumbersAndMultiplesOfLetters() {
    assertThat(new Formula("3+4M+b").value(Map.of("M", 5, "b", 2))).isEqualTo(25);
    assertThat(new Formula("14").value(Map.of())).isEqualTo(14);
  }

  @Test
  void namesTheLetterThatHasNoSize() {
    assertThatThrownBy(() -> new Formula("1+C").value(Map.of("R", 62)))
        .hasMessageContaining("needs C");
  }

  @Test
  void rejectsWhatIsNoSum() {
    assertThatThrownBy(() -> new Formula("2*N")).hasMessageContaining("2*N");
  }
}
