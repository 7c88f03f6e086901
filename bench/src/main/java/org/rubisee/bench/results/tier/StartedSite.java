package org.rubisee.bench.results.tier;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.rubisee.bench.results.tier.Footprint.Moment;
import org.rubisee.settings.Text;

/**
 * A start of the servers of a configuration.
 *
 * @param configuration its name
 * @param unit the trial or invocation, as its files name it
 * @param footprint what the servers took
 */
public record StartedSite(String configuration, String unit, Footprint footprint) {

  /** The table of all starts of a run, in its folder. */
  public static final String FILE = "servers.csv";

  /** A row for each start; what is unknown is empty. */
  public static String csv(List<StartedSite> starts) {
    StringJoiner head = new StringJoiner(",", "", "\n").add("configuration,unit,start_seconds");
    for (Moment moment : Moment.values()) {
      head.add("resident_" + moment.name().toLowerCase(Locale.ROOT) + "_bytes");
    }
    StringBuilder csv = new StringBuilder(head.add("download_bytes,program_bytes").toString());
    for (StartedSite start : starts) {
      Footprint known = start.footprint();
      StringJoiner row = new StringJoiner(",").add(start.configuration()).add(start.unit());
      row.add(known.startSeconds() > 0 ? Text.of("%.3f", known.startSeconds()) : "");
      for (Moment moment : Moment.values()) {
        row.add(known.resident(moment).stream().mapToObj(Long::toString).findFirst().orElse(""));
      }
      row.add(size(known.downloadBytes())).add(size(known.programBytes()));
      csv.append(row).append('\n');
    }
    return csv.toString();
  }

  private static String size(long bytes) {
    return bytes > 0 ? Long.toString(bytes) : "";
  }
}
