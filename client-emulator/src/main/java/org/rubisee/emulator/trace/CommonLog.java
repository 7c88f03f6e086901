package org.rubisee.emulator.trace;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads lines like {@code host - - [01/Jul/1995:00:00:01 -0400] "GET / HTTP/1.0" 200 6245}. */
final class CommonLog {

  private static final String EXAMPLE = "[01/Jul/1995:00:00:01 -0400]";
  private static final Pattern TIME =
      Pattern.compile("\\[(\\d{2}/\\w{3}/\\d{4}:\\d{2}:\\d{2}:\\d{2} [+-]\\d{4})\\]");
  private static final DateTimeFormatter FORMAT =
      DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss Z", Locale.ENGLISH);

  private final TraceFile file;
  private final RequestCounts counts;

  CommonLog(TraceFile file, RequestCounts counts) {
    this.file = file;
    this.counts = counts;
  }

  /** Lines may contain any bytes: requests of that time were not all text. */
  void read(InputStream in) throws IOException {
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.ISO_8859_1));
    long number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (!line.isBlank()) {
        read(number, line);
      }
    }
  }

  private void read(long number, String line) {
    Matcher time = TIME.matcher(line);
    if (!time.find()) {
      file.bad(number, "there is no time like " + EXAMPLE + ".");
      return;
    }
    long second;
    try {
      second = OffsetDateTime.parse(time.group(1), FORMAT).toEpochSecond();
    } catch (DateTimeException e) {
      file.bad(number, "'" + time.group() + "' is no time like " + EXAMPLE + ".");
      return;
    }
    try {
      counts.add(second, 1);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("line " + number + ": " + e.getMessage(), e);
    }
  }
}
