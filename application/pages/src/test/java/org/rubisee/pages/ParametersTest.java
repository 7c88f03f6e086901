package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.Money;

class ParametersTest {

  private static final Money MOST = new Money(99_999_999_999L);

  @Test
  void readsAmountsWithAtMostTwoDecimals() {
    assertThat(modern("12").money("p", Money.ZERO, MOST)).isEqualTo(new Money(1200));
    assertThat(modern("12.5").money("p", Money.ZERO, MOST)).isEqualTo(new Money(1250));
    assertThat(modern(" 999999999.99 ").money("p", Money.ZERO, MOST)).isEqualTo(MOST);
  }

  @Test
  void rejectsOtherAmounts() {
    for (String bad :
        List.of(
            "12.505",
            "-1",
            "1e3",
            "1.0E7",
            "abc",
            ".5",
            "1000000000",
            "9999999999.99",
            "",
            "NaN",
            "١٢")) {
      assertThatExceptionOfType(BadParameterException.class)
          .as(bad)
          .isThrownBy(() -> modern(bad).money("p", Money.ZERO, MOST))
          .withMessageContaining("'p'");
    }
    assertThatExceptionOfType(BadParameterException.class)
        .isThrownBy(() -> modern("0").money("p", Money.ONE, MOST));
  }

  @Test
  void roundsTheFloatsOfOldClients() {
    assertThat(legacy("1.0E7").money("p", Money.ZERO, MOST)).isEqualTo(Money.ofUnits(10_000_000));
    assertThat(legacy("12.0").money("p", Money.ZERO, MOST)).isEqualTo(Money.ofUnits(12));
    assertThat(legacy("1237.5601").money("p", Money.ZERO, MOST)).isEqualTo(new Money(123_756));
    assertThat(legacy("1.0E-5").money("p", Money.ZERO, MOST)).isEqualTo(Money.ZERO);
  }

  @Test
  void rejectsFloatsBeyondTheLargestAmount() {
    for (String bad :
        List.of("1.0E99", "1.0E10", "1.0E9", "9999999999.999", "-1.0", "Infinity", "1E999999999")) {
      assertThatExceptionOfType(BadParameterException.class)
          .as(bad)
          .isThrownBy(() -> legacy(bad).money("p", Money.ZERO, MOST));
    }
  }

  @Test
  void toleratesInventedIdsFromOldClientsOnly() {
    assertThat(legacy("0").id("p")).isZero();
    assertThat(legacy("-1").id("p")).isEqualTo(-1);
    for (String bad :
        List.of("0", "-1", "abc", "2147483648", "1.0", "", "٣", "+1", "9".repeat(30))) {
      assertThatExceptionOfType(BadParameterException.class)
          .as(bad)
          .isThrownBy(() -> modern(bad).id("p"))
          .withMessageContaining("'p'");
    }
  }

  @Test
  void dropsSpacesAroundTextButNotAroundPasswords() {
    assertThat(modern(" MA--Boston ").text("p", 10)).isEqualTo("MA--Boston");
    assertThat(modern(" x ").credentials().password()).isEqualTo(" x ");
  }

  @Test
  void rejectsTextThatIsTooLong() {
    assertThatExceptionOfType(BadParameterException.class)
        .isThrownBy(() -> modern("abcde").text("p", 4));
  }

  @Test
  void takesNamesOfAnyScript() {
    for (String name :
        List.of(
            "user17", "Great17", "O'Hara", "Zoë", "Łukasz", "李小龍", "नमस्ते", "a.b_c-d", "J. R.")) {
      assertThat(modern(name).name("p", 20)).isEqualTo(name);
    }
  }

  @Test
  void rejectsNamesThatHideSomething() {
    for (String name :
        List.of(
            "user\u00001",
            "user\r\n1",
            "user\t1",
            "\u202Eresu",
            "us\u200Ber1",
            "us\u00ADer1",
            "user\u00A01",
            "user  1",
            "use\u3164r1",
            "user1\uFE0F",
            "ｕｓｅｒ１",
            "Zoe\u0308",
            "\uFFFD",
            "\uD800x")) {
      assertThatExceptionOfType(BadParameterException.class)
          .as(name)
          .isThrownBy(() -> modern(name).name("p", 20))
          .withMessageContaining("visible characters");
    }
  }

  @Test
  void readsDaysOfTheCalendar() {
    assertThat(modern("2004-02-29").date("p")).isEqualTo(LocalDate.of(2004, 2, 29));
    for (String bad :
        List.of("2003-02-29", "0000-01-01", "29.2.2004", "2004-2-29", "+2004-02-29")) {
      assertThatExceptionOfType(BadParameterException.class)
          .as(bad)
          .isThrownBy(() -> modern(bad).date("p"))
          .withMessageContaining("a date");
    }
  }

  @Test
  void readsConstantsByTheirWholeName() {
    assertThat(modern("BROKEN").constant("p", Rule.class)).isEqualTo(Rule.BROKEN);
    assertThatExceptionOfType(BadParameterException.class)
        .isThrownBy(() -> modern("broken").constant("p", Rule.class))
        .withMessageContaining("one of BROKEN");
  }

  private static Parameters modern(String value) {
    return new Parameters(name -> value, false);
  }

  private static Parameters legacy(String value) {
    return new Parameters(name -> value, true);
  }
}
