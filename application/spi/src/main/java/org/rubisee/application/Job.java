package org.rubisee.application;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a site for people does between requests. A site that is measured does it only if somebody
 * asks for it.
 *
 * @param settings of the site, with their values; the first one says every how many seconds, and 0
 *     stands for never
 * @param words what is done, behind those of the clock; {@code {seconds}} stands for how often
 */
public record Job(Map<String, String> settings, String words) {

  /** Copies the settings, which keep their order. */
  public Job {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
  }

  /** The setting that says how often. */
  public String interval() {
    return settings.keySet().iterator().next();
  }

  /** The words for so many seconds; empty for 0. */
  public String inWords(String seconds) {
    return seconds.equals("0") ? "" : words.replace("{seconds}", seconds);
  }
}
