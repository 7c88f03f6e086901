package org.rubisee.measurement.block;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;

/**
 * The sites that a long-lived emulator can drive.
 *
 * @param stations for each the key {@code name}, and the emulator's options in camel case with
 *     their values
 */
public record StationList(@JsonProperty(required = true) List<Map<String, String>> stations) {

  public StationList {
    stations = stations.stream().map(Map::copyOf).toList();
  }

  /** The content of a file. */
  public String toJson() {
    return BlockJson.line(this);
  }

  /**
   * Reads the content of a file. Numbers are as good as texts.
   *
   * @throws IllegalArgumentException if the text is something else; the message says why
   */
  public static StationList parse(String json) {
    return BlockJson.parse(json, StationList.class);
  }
}
