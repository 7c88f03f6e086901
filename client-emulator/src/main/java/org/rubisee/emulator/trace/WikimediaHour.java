package org.rubisee.emulator.trace;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads files like {@code pageviews-20150501-010000.gz}, {@code pagecounts-20150501-010000} or
 * {@code projectviews-20150501-010000}, with lines like {@code en Main_Page 242332 4737756101}.
 */
final class WikimediaHour {

  private static final Pattern NAME = Pattern.compile("-(\\d{8}-\\d{6})(\\.|$)");
  private static final DateTimeFormatter FORMAT =
      DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss", Locale.ROOT);
  private static final int COLUMNS = 4;
  private static final long MOST = 1_000_000_000_000L;

  private final TraceFile file;
  private final RequestCounts counts;

  WikimediaHour(TraceFile file, RequestCounts counts) {
    this.file = file;
    this.counts = counts;
  }

  void read(InputStream in) throws IOException {
    long second = second();
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    long number = 0;
    long views = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (!line.isBlank()) {
        views = Math.min(MOST, views + views(number, line.split(" ", -1)));
      }
    }
    counts.add(second, views);
  }

  private long second() {
    Matcher name = NAME.matcher(file.name());
    if (!name.find()) {
      throw new IllegalArgumentException(
          "The name must say the hour, like pageviews-20150501-010000.gz.");
    }
    try {
      return LocalDateTime.parse(name.group(1), FORMAT).toEpochSecond(ZoneOffset.UTC);
    } catch (DateTimeException e) {
      throw new IllegalArgumentException(
          "'" + name.group(1) + "' in the name is no hour like 20150501-010000.", e);
    }
  }

  private long views(long number, String[] cells) {
    if (cells.length == COLUMNS && cells[2].matches("\\d{1,12}")) {
      boolean counts = file.project().isEmpty() || file.project().equals(cells[0]);
      return counts ? Long.parseLong(cells[2]) : 0;
    }
    file.bad(number, "a line has a project, a page, views and bytes, like en Main_Page 42 0.");
    return 0;
  }
}
