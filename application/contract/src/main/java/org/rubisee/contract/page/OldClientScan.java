package org.rubisee.contract.page;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Looks at a page as a client written for RUBiS 1.4.3 does: for exact strings in the raw HTML,
 * whatever they stand in. What it would misread is a complaint.
 */
public final class OldClientScan {

  private static final Pattern NUMBERS =
      Pattern.compile("(itemId=|userId=|&page=|to=|categoryId=)(.{0,24})", Pattern.DOTALL);
  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}[\"?&>].*", Pattern.DOTALL);
  private static final Pattern HIDDEN =
      Pattern.compile("name=(maxQty|minBid|to) (.{0,40})", Pattern.DOTALL);
  private static final Pattern HIDDEN_NUMBER =
      Pattern.compile("value=\\d+(\\.\\d+)?>.*", Pattern.DOTALL);
  private static final Pattern IMAGE = Pattern.compile("<img\\s[^>]*>", Pattern.CASE_INSENSITIVE);

  private final String html;
  private final List<String> complaints = new ArrayList<>();

  private OldClientScan(String html) {
    this.html = html;
  }

  /** Scans a good page that has something to show. */
  public static OldClientScan of(String html) {
    OldClientScan scan = new OldClientScan(html);
    scan.refuseWord("ERROR");
    scan.refuseWord("Sorry");
    scan.refuseWord("&amp;page=");
    scan.checkNumbers();
    scan.checkHiddenFields();
    scan.checkImages();
    return scan;
  }

  /** What an old client would misread, empty for a good page. */
  public List<String> complaints() {
    return List.copyOf(complaints);
  }

  /** The numbers that follow a string such as {@code itemId=}, in the order of the page. */
  public List<Integer> numbersAfter(String key) {
    Matcher matcher = Pattern.compile(Pattern.quote(key) + "(\\d+)[\"?&>]").matcher(html);
    List<Integer> numbers = new ArrayList<>();
    while (matcher.find()) {
      numbers.add(Integer.valueOf(matcher.group(1)));
    }
    return numbers;
  }

  private void refuseWord(String word) {
    int at = html.indexOf(word);
    if (at >= 0) {
      complaints.add("'" + word + "' in " + around(at));
    }
  }

  private void checkNumbers() {
    Matcher matcher = NUMBERS.matcher(html);
    while (matcher.find()) {
      boolean isHiddenField = html.startsWith("name=", Math.max(0, matcher.start() - 5));
      if (!NUMBER.matcher(matcher.group(2)).matches() && !isHiddenField) {
        complaints.add("no number after " + matcher.group(1) + " in " + around(matcher.start()));
      }
    }
  }

  private void checkHiddenFields() {
    Matcher matcher = HIDDEN.matcher(html);
    while (matcher.find()) {
      if (!HIDDEN_NUMBER.matcher(matcher.group(2)).matches()) {
        complaints.add("no number for " + matcher.group(1) + " in " + around(matcher.start()));
      }
    }
  }

  private void checkImages() {
    Matcher matcher = IMAGE.matcher(html);
    while (matcher.find()) {
      if (!matcher.group().matches("(?s)<IMG SRC=\"/[^\"]+\".*")) {
        complaints.add("an image that is not fetched: " + matcher.group());
      }
    }
  }

  private String around(int at) {
    return html.substring(Math.max(0, at - 30), Math.min(html.length(), at + 50));
  }
}
