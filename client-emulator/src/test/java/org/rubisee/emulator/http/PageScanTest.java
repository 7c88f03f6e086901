package org.rubisee.emulator.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.emulator.customer.FormFields;
import org.rubisee.measurement.Outcome;

class PageScanTest {

  private final PageScan scan = new PageScan(SampleMarks.ALL);

  @Test
  void findsEveryItemAndThoseThatCanBeBought() {
    scan(
        "<a href=\"ViewItem?itemId=12\">a</a><a href=\"BuyNowAuth?itemId=12\">b</a>"
            + "<a href=\"PutCommentAuth?to=7&itemId=13\">c</a>");

    assertThat(numbers(scan.found(SampleMarks.ITEM))).containsExactly(12, 12, 13);
    assertThat(numbers(scan.found(SampleMarks.BUYABLE))).containsExactly(12);
    assertThat(numbers(scan.found(SampleMarks.ADDRESSEE))).containsExactly(7);
  }

  @Test
  void findsPagerUserRegionAndCategory() {
    scan(
        "<a href=\"SearchItemsByRegion?region=4&category=3&categoryName=A%20B&page=2&nbOfItems=20\"><a"
            + " href='ViewUserInfo?userId=99'>");

    assertThat(numbers(scan.found(SampleMarks.PAGE))).containsExactly(2);
    assertThat(numbers(scan.found(SampleMarks.REGION))).containsExactly(4);
    assertThat(numbers(scan.found(SampleMarks.CATEGORY))).containsExactly(3);
    assertThat(numbers(scan.found(SampleMarks.USER))).containsExactly(99);
  }

  @Test
  void readsHiddenFieldsInOrderAndNoOthers() {
    scan(
        "<form><input type=hidden name=ticket value=a1b2c3><input type=hidden name=minBid"
            + " value=12.50><input name=qty type=number value=1><option value=5>");

    FormFields form = FormFields.of(scan);

    assertThat(form.asQuery()).hasToString("ticket=a1b2c3&minBid=12.50");
    assertThat(form.value("qty", "none")).isEqualTo("none");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<input type=hidden name=userId value=7>",
        "<input type=hidden name=\"userId\" value=\"7\"> ",
        "<input type='hidden' name='userId' value='7'/>",
        "<INPUT TYPE=\"HIDDEN\" NAME=userId value=7>",
        "<input value=\"7\" name=\"userId\" type=\"hidden\">",
        "<input\n  type=\"hidden\"\n  id=user name=\"userId\"\n  value=\"7\"\n>",
      })
  void readsHiddenFieldsHoweverTheyAreWritten(String field) {
    scan(
        "<td><input type=text name=qty value=3></td>"
            + field
            + "<option value=\"5\">five</option>");

    assertThat(FormFields.of(scan).asQuery()).hasToString("userId=7");
  }

  @Test
  void keepsWhatQuotesHoldTogether() {
    scan("<input type=hidden name=\"title\" value=\"an old 'lamp' > brass\">");

    assertThat(FormFields.of(scan).value("title", "")).isEqualTo("an old 'lamp' > brass");
  }

  @Test
  void leavesOutFieldsThatTheCustomerFillsIn() {
    scan("<input type=hidden name=itemId value=7><input type=hidden name=qty value=1>");

    assertThat(FormFields.of(scan).asQuery("qty")).hasToString("itemId=7");
  }

  @Test
  void findsItemsToBuyOfThePhpVersion() {
    scan("<a href=\"/PHP/BuyNowAuth.php?itemId=12\">b</a><a href=\"/PHP/ViewItem.php?itemId=13\">");

    assertThat(numbers(scan.found(SampleMarks.BUYABLE))).containsExactly(12);
  }

  @Test
  void readsTheOutcomeMark() {
    assertThat(outcome(200, "<meta name=rubis-outcome content=ok>")).isEqualTo(Outcome.OK);
    assertThat(outcome(200, "<meta name=rubis-outcome content=rejected>"))
        .isEqualTo(Outcome.REJECTED);
    assertThat(outcome(404, "<meta name=rubis-outcome content=rejected>"))
        .isEqualTo(Outcome.REJECTED);
    assertThat(outcome(404, "<h1>Not found</h1>")).isEqualTo(Outcome.FAILED_STATUS);
    assertThat(outcome(400, "<meta name=rubis-outcome content=bad-request>"))
        .isEqualTo(Outcome.FAILED_STATUS);
    assertThat(outcome(200, "<meta name=rubis-outcome content=failed>"))
        .isEqualTo(Outcome.FAILED_MARKER);
    assertThat(outcome(503, "<meta name=rubis-outcome content=refused>"))
        .isEqualTo(Outcome.REFUSED);
    assertThat(outcome(200, "<meta name=rubis-outcome content=refused><h1>ERROR</h1>"))
        .isEqualTo(Outcome.REFUSED);
    assertThat(outcome(302, "")).isEqualTo(Outcome.FAILED_STATUS);
    assertThat(outcome(200, "no mark at all")).isEqualTo(Outcome.OK);
  }

  @Test
  void findsImagesAndStyleSheetsWithTheirAddresses() {
    scan("<link rel=stylesheet href=style.css><IMG SRC=\"/site/images/logo.svg\" ALT=\"\">");

    assertThat(scan.text(scan.embedded.get(0), scan.valueEnd(scan.embedded.get(0))))
        .isEqualTo("style.css");
    assertThat(scan.text(scan.embedded.get(1), scan.valueEnd(scan.embedded.get(1))))
        .isEqualTo("/site/images/logo.svg");
  }

  @Test
  void findsWordsWhereverTheyStand() {
    for (int before = 0; before < 20; before++) {
      scan("x".repeat(before) + "ERROR");
      assertThat(scan.saysError()).as("after %d bytes", before).isTrue();
      scan("x".repeat(before) + "Sorry, nothing");
      assertThat(scan.saysSorry()).as("after %d bytes", before).isTrue();
      assertThat(scan.saysError()).isFalse();
    }
  }

  @Test
  void findsKeysWhereverTheyStand() {
    for (int before = 0; before < 20; before++) {
      scan("x".repeat(before) + "?itemId=31");
      assertThat(numbers(scan.found(SampleMarks.ITEM)))
          .as("after %d bytes", before)
          .containsExactly(31);
    }
  }

  @Test
  void survivesPagesThatBreakTheContract() {
    for (String page :
        new String[] {
          "",
          "=",
          "d=",
          "itemId=",
          "itemId=abc",
          "itemId=99999999999999",
          "to=",
          " value=",
          "<input type=hidden name=",
          "<IMG SRC=",
          "rubis-outcome content="
        }) {
      scan(page);
      for (int i = 0; i < scan.found(SampleMarks.ITEM).count(); i++) {
        assertThat(scan.number(scan.found(SampleMarks.ITEM).get(i))).as(page).isEqualTo(-1);
      }
      FormFields.of(scan);
      Classification.of(200, scan);
    }
  }

  private Outcome outcome(int status, String page) {
    scan(page);
    return Classification.of(status, scan);
  }

  private void scan(String page) {
    byte[] bytes = page.getBytes(StandardCharsets.UTF_8);
    scan.scan(bytes, bytes.length);
  }

  private int[] numbers(Positions positions) {
    int[] numbers = new int[positions.count()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = scan.number(positions.get(i));
    }
    return numbers;
  }
}
