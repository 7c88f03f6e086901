package org.rubisee.pages;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Arrays;
import org.rubisee.logic.Money;

/**
 * A page being written: UTF-8 bytes in one array that grows. Markup goes in as it is, whatever
 * comes from users goes through {@link #text} or {@link #urlValue}.
 *
 * <p>Markup is appended from string literals: their bytes are copied in one go, without an encoder
 * and without garbage (SearchPageBenchmark compares this with a template engine). Not thread-safe.
 */
public final class Html {
  private static final int INITIAL_BYTES = 16 * 1024;

  /** Lower case, so that no escape can end in the first letter of a word old clients look for. */
  private static final byte[] DIGITS = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

  private final String contextPath;
  private byte[] bytes = new byte[INITIAL_BYTES];
  private int length;

  /**
   * An empty page.
   *
   * @param contextPath where the site lies on its host, for example {@code /servlets-only}
   */
  public Html(String contextPath) {
    this.contextPath = contextPath;
  }

  /** Appends markup as it is; ASCII only. */
  @SuppressWarnings("deprecation") // getBytes of ASCII into an array: a plain copy
  public Html raw(String ascii) {
    int more = ascii.length();
    reserve(more);
    ascii.getBytes(0, more, bytes, length);
    length += more;
    return this;
  }

  /** Appends what a user wrote, as {@link UserText} makes it safe. */
  public Html text(String userText) {
    reserve(UserText.maxBytes(userText));
    length = UserText.write(userText, bytes, length);
    return this;
  }

  /** Appends a value in the query of a link, every byte but letters, digits, - and _ as %XX. */
  public Html urlValue(String userText) {
    byte[] utf8 = userText.getBytes(StandardCharsets.UTF_8);
    reserve(utf8.length * 3);
    for (int i = 0; i < utf8.length; i++) {
      byte b = utf8[i];
      if (UserText.isPlainInUrl(b) && !UserText.beginsMarker(utf8, i)) {
        bytes[length++] = b;
      } else {
        bytes[length++] = '%';
        bytes[length++] = DIGITS[(b >> 4) & 0xF];
        bytes[length++] = DIGITS[b & 0xF];
      }
    }
    return this;
  }

  /** Appends a whole number. */
  public Html number(long value) {
    if (value < 0) {
      return raw("-").number(-value);
    }
    reserve(20);
    int digits = 1;
    for (long rest = value / 10; rest > 0; rest /= 10) {
      digits++;
    }
    long rest = value;
    for (int i = length + digits - 1; i >= length; i--) {
      bytes[i] = DIGITS[(int) (rest % 10)];
      rest /= 10;
    }
    length += digits;
    return this;
  }

  /** Appends an amount with two decimals, for example {@code 12.50}. */
  public Html money(Money amount) {
    number(amount.cents() / 100).raw(".");
    return twoDigits((int) (amount.cents() % 100));
  }

  /** Appends an amount with its currency, for example {@code $12.50}. */
  public Html price(Money amount) {
    return raw("$").money(amount);
  }

  /** Appends a moment of business time, to the minute, readable for people and machines. */
  public Html time(LocalDateTime moment) {
    raw("<time>").day(moment.toLocalDate()).raw(" ").twoDigits(moment.getHour());
    return raw(":").twoDigits(moment.getMinute()).raw("</time>");
  }

  /** Appends a day, readable for people and machines. */
  public Html date(LocalDate day) {
    return raw("<time>").day(day).raw("</time>");
  }

  private Html day(LocalDate day) {
    number(day.getYear()).raw("-").twoDigits(day.getMonthValue());
    return raw("-").twoDigits(day.getDayOfMonth());
  }

  /** Appends how long it is until a moment, in its two largest units; {@code ended} if past. */
  public Html timeLeft(LocalDateTime now, LocalDateTime end) {
    return TimeLeft.write(this, now, end);
  }

  /**
   * Appends an image. Upper case and with its full path: that is how clients written for RUBiS
   * 1.4.3 find what to fetch.
   *
   * @param file name below {@code images/}
   * @param sizePixels width and height
   */
  public Html image(String file, int sizePixels) {
    return imageStart().raw(file).imageEnd(sizePixels);
  }

  /**
   * Appends an image of a series.
   *
   * @param series what the names of its files begin with; a number and {@code .svg} follow
   * @param sizePixels width and height
   */
  public Html image(String series, int number, int sizePixels) {
    return imageStart().raw(series).number(number).raw(".svg").imageEnd(sizePixels);
  }

  /**
   * Appends an image that lies anywhere on the site.
   *
   * @param path below the context path
   * @param widthPixels width
   * @param heightPixels height
   */
  public Html picture(String path, int widthPixels, int heightPixels) {
    return siteImage().text(path).imageEnd(widthPixels, heightPixels);
  }

  private Html siteImage() {
    return raw("<IMG SRC=\"").raw(contextPath).raw("/");
  }

  private Html imageStart() {
    return siteImage().raw("images/");
  }

  private Html imageEnd(int sizePixels) {
    return imageEnd(sizePixels, sizePixels);
  }

  private Html imageEnd(int width, int height) {
    return raw("\" ALT=\"\" WIDTH=").number(width).raw(" HEIGHT=").number(height).raw(">");
  }

  private Html twoDigits(int value) {
    reserve(2);
    bytes[length++] = DIGITS[value / 10];
    bytes[length++] = DIGITS[value % 10];
    return this;
  }

  private void reserve(int more) {
    if (bytes.length - length < more) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + more));
    }
  }

  /** Bytes so far. */
  public int length() {
    return length;
  }

  /** Writes the page in one piece. */
  public void writeTo(OutputStream out) throws IOException {
    out.write(bytes, 0, length);
  }

  /** The page as bytes of its own. */
  public byte[] toBytes() {
    return Arrays.copyOf(bytes, length);
  }

  @Override
  public String toString() {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }
}
