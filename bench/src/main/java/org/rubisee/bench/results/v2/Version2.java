package org.rubisee.bench.results.v2;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.rubisee.measurement.Measurement;

/** Translates {@code run.json} and {@code trial.json} of version 2 to the current version. */
public final class Version2 {

  /** What these files name as their {@code schemaVersion}. */
  public static final int VERSION = 2;

  private static final String SCHEMA_VERSION = "schemaVersion";
  private static final String CLIENT = "client";

  private Version2() {}

  /** Whether a file is of this version. */
  public static boolean wrote(JsonNode file) {
    return file.path(SCHEMA_VERSION).asInt() == VERSION;
  }

  /**
   * A run in the current version.
   *
   * @param run the content of {@code run.json}
   */
  public static JsonNode run(JsonNode run) {
    ObjectNode current = current(run);
    if (current.path("plan") instanceof ObjectNode plan) {
      JsonNode profile = plan.remove("profile");
      plan.putObject("phases")
          .put("name", profile.path("name").asText())
          .put("warmUpSeconds", profile.path("upSeconds").asDouble())
          .put("mostWarmUpSeconds", profile.path("mostUpSeconds").asDouble())
          .put("measureSeconds", profile.path("measureSeconds").asDouble())
          .put("coolDownSeconds", profile.path("downSeconds").asDouble());
    }
    return current;
  }

  /**
   * A trial in the current version, in which clients have files of their own.
   *
   * @param trial the content of {@code trial.json}
   */
  public static JsonNode trial(JsonNode trial) {
    ObjectNode current = current(trial);
    current.remove(CLIENT);
    for (JsonNode span : current.path("phases")) {
      if (span instanceof ObjectNode named) {
        named.set("phase", named.remove("name"));
      }
    }
    return current;
  }

  /**
   * What the clients of a trial measured.
   *
   * @param trial the content of {@code trial.json}
   */
  public static Measurement measurement(JsonNode trial) {
    return trial.has(CLIENT)
        ? new ClientsOfTrial(trial, trial.path(CLIENT)).measurement()
        : Measurement.nothing();
  }

  private static ObjectNode current(JsonNode old) {
    ObjectNode current = old.deepCopy();
    return current.put(SCHEMA_VERSION, Measurement.SCHEMA_VERSION);
  }
}
