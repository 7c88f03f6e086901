package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rubisee.pages.Html;

class UserTextTest {
  private static final int TEXTS = 20_000;
  private static final String[] PIECES = {
    "itemId=",
    "userId=x",
    "&page=",
    "&amp;page=2",
    "to=",
    "name=maxQty value=",
    "name=minBid value=z>",
    "<IMG SRC=\"",
    "ERROR",
    "ERRO",
    "ERERROR",
    "Sorry",
    "SSorry",
    "Sor",
    "ry",
    "R",
    "OR",
    "<script>",
    "\"",
    "'",
    "&",
    ">",
    "é",
    "€",
    "\uD83D\uDE00",
    "\uD83D",
    "\uDE00",
    "\u0000",
    "\u0085",
    "\uFFFE",
    "\r\n",
    "\t",
    " ",
    "%",
    "+",
    "abc"
  };

  @Test
  void writesPlainTextAsItIs() {
    assertThat(html("Toys - Hobbies, 12.50 (new) é€😀"))
        .isEqualTo("Toys - Hobbies, 12.50 (new) é€😀");
  }

  @Test
  void escapesWhatHtmlGivesAMeaning() {
    assertThat(html("<a href='x'>&\"")).isEqualTo("&#60;a href&#61;&#39;x&#39;&#62;&#38;&#34;");
  }

  @Test
  void breaksTheWordsThatOldClientsLookFor() {
    assertThat(html("ERROR Sorry Error SORRY")).isEqualTo("&#69;RROR &#83;orry Error SORRY");
  }

  @Test
  void noEscapeInALinkBecomesPartOfAWord() {
    assertThat(new Html("/x").urlValue("\u000ERROR").toString()).isEqualTo("%0eRROR");
  }

  @Test
  void replacesWhatHtmlDoesNotAllow() {
    assertThat(html("a\u0000b\u0085c\uD83Dd\uFFFEe\u007F"))
        .isEqualTo("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFD");
  }

  @Test
  void randomTextsNeverMisleadAnOldClientAndAlwaysReadTheSame() {
    Random random = new Random(20021104);
    for (int i = 0; i < TEXTS; i++) {
      String text = randomText(random);
      String body = new Html("/x").raw("<p>").text(text).raw("</p>").toString();
      assertThat(nothingFoundIn(body)).as(text).isTrue();
      assertThat(rendered(html(text))).isEqualTo(asShown(text));
    }
  }

  @Test
  void randomTextsInLinksNeverMisleadAnOldClientAndAlwaysArrive() {
    Random random = new Random(20021105);
    for (int i = 0; i < TEXTS; i++) {
      String text = randomText(random);
      String link = new Html("/x").raw("<a href=\"?a=").urlValue(text).raw("\">").toString();
      assertThat(nothingFoundIn(link)).as(text).isTrue();
      String value = link.substring("<a href=\"?a=".length(), link.length() - 2);
      assertThat(value).matches("[%A-Za-z0-9_-]*");
      assertThat(URLDecoder.decode(value, StandardCharsets.UTF_8))
          .isEqualTo(new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
    }
  }

  private static boolean nothingFoundIn(String page) {
    OldClient seen = OldClient.reads(page);
    return !seen.failed()
        && !seen.empty()
        && seen.images().isEmpty()
        && seen.itemIds().isEmpty()
        && seen.userIds().isEmpty()
        && seen.pages().isEmpty()
        && seen.addressees().isEmpty()
        && seen.form().minBid().isEmpty()
        && seen.form().maxQuantity().isEmpty()
        && seen.form().to().isEmpty();
  }

  private static String randomText(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(12); i >= 0; i--) {
      text.append(PIECES[random.nextInt(PIECES.length)]);
    }
    return text.toString();
  }

  private static String html(String text) {
    return new Html("/x").text(text).toString();
  }

  /** What a browser shows for escaped text. */
  private static String rendered(String html) {
    assertThat(html).doesNotContain("<", ">", "\"", "'", "=");
    return java.util.regex.Pattern.compile("&#(\\d+);")
        .matcher(html)
        .replaceAll(
            match ->
                java.util.regex.Matcher.quoteReplacement(
                    Character.toString(Integer.parseInt(match.group(1)))));
  }

  /** The text with everything that HTML does not allow replaced. */
  private static String asShown(String text) {
    return text.replace("\r\n", "\n")
        .replace('\r', '\n')
        .codePoints()
        .map(c -> isShowable(c) ? c : 0xFFFD)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isShowable(int c) {
    return c == '\n'
        || c == '\t'
        || c >= ' ' && c < 127
        || c >= 0xA0 && Character.getType(c) != Character.SURROGATE && c != 0xFFFE;
  }
}
