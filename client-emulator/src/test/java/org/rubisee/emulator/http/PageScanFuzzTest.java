package org.rubisee.emulator.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.fuzzing.FuzzTest;

/** The scan of pages: any bytes are a page, and nothing outside of them is touched. */
class PageScanFuzzTest extends FuzzTest {

  private static final String PAGE =
"""
<html><head><link rel=stylesheet href="site.css"><meta name=rubis-outcome content=ok></head>
<body><IMG SRC="a.jpg" alt=a><a href="ViewItem?itemId=12">x</a> <a href="BuyNowAuth?itemId=7">
<a href="ViewUserInfo?userId=3">u</a><a href="PutCommentAuth?to=9&itemId=4">
<a href="SearchItemsByCategory?category=2&page=3"><a href="Browse?region=11"> ERROR Sorry
<input type=hidden name=ticket value="abc-1"><input type=hidden name=x value=5></body></html>
""";

  private final PageScan scan = new PageScan(SampleMarks.ALL);

  PageScanFuzzTest() {
    super("page-scan");
  }

  @Override
  protected List<byte[]> examples() {
    return Stream.of(PAGE, "", "itemId=1", "<IMG SRC=", "=".repeat(70), PAGE + PAGE)
        .map(text -> text.getBytes(StandardCharsets.UTF_8))
        .toList();
  }

  @Override
  protected List<String> words() {
    return List.of(
        "itemId=",
        "BuyNowAuth?itemId=",
        "userId=",
        "to=",
        "&page=",
        "region=",
        "category=",
        "<IMG SRC=\"",
        "<link rel=stylesheet href=",
        "rubis-outcome content=",
        " value=",
        " name=",
        "<input type=hidden name=",
        "<input type=hidden",
        "ERROR",
        "Sorry",
        "2147483647",
        "2147483648",
        "\"",
        ">");
  }

  @Override
  protected void parse(byte[] page) {
    // Behind the page the buffer holds what must not be seen: the rest of an earlier page.
    byte[] buffer = new byte[page.length + 2];
    System.arraycopy(page, 0, buffer, 0, page.length);
    buffer[page.length] = '=';
    buffer[page.length + 1] = '7';
    scan.scan(buffer, page.length);
    String text = new String(page, StandardCharsets.ISO_8859_1);
    assertThat(scan.found(SampleMarks.ITEM).count()).isEqualTo(occurrences(text, "itemId="));
    assertThat(scan.found(SampleMarks.USER).count()).isEqualTo(occurrences(text, "userId="));
    assertThat(scan.found(SampleMarks.REGION).count()).isEqualTo(occurrences(text, "region="));
    assertThat(scan.saysError()).isEqualTo(text.contains("ERROR"));
    assertThat(scan.saysSorry()).isEqualTo(text.contains("Sorry"));
    assertThat(scan.hasOutcome()).isEqualTo(text.contains("rubis-outcome content="));
    for (Positions positions :
        List.of(
            scan.found(SampleMarks.ITEM),
            scan.found(SampleMarks.USER),
            scan.found(SampleMarks.ADDRESSEE),
            scan.found(SampleMarks.PAGE),
            scan.found(SampleMarks.CATEGORY))) {
      for (int i = 0; i < positions.count(); i++) {
        assertThat(scan.number(positions.get(i))).isGreaterThanOrEqualTo(-1);
      }
    }
    readTexts(page.length);
  }

  private void readTexts(int length) {
    for (int i = 0; i < scan.embedded.count(); i++) {
      int from = scan.embedded.get(i);
      int to = scan.valueEnd(from);
      assertThat(to).isBetween(from, length);
      assertThat(scan.text(from, to)).isNotNull();
      scan.fingerprint(from, to);
    }
    assertThat(scan.fields.count() % 2).isZero();
    for (int i = 0; i < scan.fields.count(); i++) {
      int from = scan.fields.get(i);
      int to = scan.valueEnd(from);
      assertThat(to).isBetween(from, length);
      assertThat(scan.text(from, to)).isNotNull();
    }
    for (int i = 0; i < scan.found(SampleMarks.CATEGORY).count(); i++) {
      int within = scan.found(SampleMarks.CATEGORY).get(i);
      assertThat(scan.queryStart(within)).isBetween(0, within);
      assertThat(scan.queryEnd(within)).isBetween(within, length);
    }
  }

  private static int occurrences(String text, String word) {
    int count = 0;
    for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      count++;
    }
    return count;
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return false;
  }
}
