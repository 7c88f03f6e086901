package org.rubisee.bench.results.v2;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.SecondSample;
import org.rubisee.measurement.Sessions;
import org.rubisee.measurement.Traffic;
import org.rubisee.measurement.TransitionCounts;
import org.rubisee.measurement.WarmUpEnd;
import org.rubisee.model.Interaction;

/**
 * The clients of a trial of version 2, which kept them as the field {@code client}. That field
 * holds the measured phase and the seconds of all phases.
 *
 * @param trial the whole trial
 * @param client its field
 */
record ClientsOfTrial(JsonNode trial, JsonNode client) {

  private static final String REDRAWN_STEPS = "all";

  Measurement measurement() {
    double seconds = client.path("measuredSeconds").asDouble();
    Map<Phase, PhaseResult> phases =
        seconds > 0 ? Map.of(Phase.MEASURE, measured(seconds)) : Map.of();
    return new Measurement(header(), phases, seconds());
  }

  private Measurement.Header header() {
    Map<Interaction, Double> shares = new EnumMap<>(Interaction.class);
    map(client.path("stationaryShares"), JsonNode::asDouble)
        .forEach((label, share) -> shares.put(Interaction.ofLabel(label), share));
    double from = trial.path("phases").path(0).path("fromSecond").asDouble();
    return new Measurement.Header(
        !"COMPLETE".equals(trial.path("state").asText()),
        Map.of(),
        client.path("health").path("cores").asInt(1),
        trial.path("point").path("clients").asInt(),
        startedAt().plusMillis(Math.round(1000 * from)).toEpochMilli(),
        "",
        WarmUpEnd.valueOf(client.path("warmUpEnd").asText(WarmUpEnd.FIXED.name())),
        shares);
  }

  private Instant startedAt() {
    return Instant.parse(trial.path("startedAt").asText());
  }

  private PhaseResult measured(double seconds) {
    Map<Interaction, InteractionResult> interactions = new EnumMap<>(Interaction.class);
    map(client.path("interactions"), ClientsOfTrial::interaction)
        .forEach((label, result) -> interactions.put(Interaction.ofLabel(label), result));
    return new PhaseResult(
        Phase.MEASURE,
        seconds,
        interactions,
        sessions(client.path("sessions")),
        traffic(client.path("traffic"), seconds),
        client.path("health").path("cpuSeconds").asDouble(),
        Map.of(REDRAWN_STEPS, client.path("infeasibleRedraws").asLong()),
        transitions(),
        histogram(client.path("health").path("lag")));
  }

  private static InteractionResult interaction(JsonNode result) {
    return new InteractionResult(
        outcomes(result.path("outcomes")),
        histogram(result.path("response")),
        histogram(result.path("service")),
        histogram(result.path("withImages")));
  }

  private static LatencyHistogram histogram(JsonNode times) {
    return LatencyHistogram.decoded(times.path("hdrHistogramOfMicros").asText());
  }

  private static Outcomes outcomes(JsonNode counted) {
    Map<Outcome, Long> counts = new EnumMap<>(Outcome.class);
    for (Outcome outcome : Outcome.values()) {
      JsonNode parent = outcome.isFailure() ? counted.path("failed") : counted;
      counts.put(outcome, parent.path(outcome.label()).asLong());
    }
    return new Outcomes(counts);
  }

  /** Version 2 kept means. */
  private static Sessions sessions(JsonNode sessions) {
    long ended = sessions.path("ended").asLong();
    return new Sessions(
        0,
        ended,
        sessions.path("meanSeconds").asDouble() * ended,
        Math.round(sessions.path("meanInteractions").asDouble() * ended));
  }

  private Traffic traffic(JsonNode traffic, double seconds) {
    return new Traffic(
        traffic.path("pages").asLong(),
        traffic.path("embedded").asLong(),
        traffic.path("embeddedFailures").asLong(),
        traffic.path("reconnects").asLong(),
        traffic.path("bytes").asLong(),
        Math.round(client.path("legacyInteractionsPerSecond").asDouble() * seconds));
  }

  private List<TransitionCounts> transitions() {
    List<TransitionCounts> rows = new ArrayList<>();
    for (JsonNode row : client.path("transitions")) {
      rows.add(
          new TransitionCounts(
              row.path("from").asText(),
              map(row.path("expected"), JsonNode::asDouble),
              map(row.path("observed"), JsonNode::asLong)));
    }
    return rows;
  }

  private static <V> Map<String, V> map(JsonNode object, Function<JsonNode, V> value) {
    Map<String, V> map = new LinkedHashMap<>();
    object.properties().forEach(field -> map.put(field.getKey(), value.apply(field.getValue())));
    return map;
  }

  /** Version 2 did not tell failed from refused interactions, nor ok from rejected ones. */
  private List<SecondSample> seconds() {
    List<SecondSample> samples = new ArrayList<>();
    for (JsonNode second : client.path("seconds")) {
      int begin = second.path("second").asInt();
      long answered = second.path("answered").asLong();
      long failed = second.path("failed").asLong();
      samples.add(
          new SecondSample(
              new SecondSample.Counts(
                  startedAt().getEpochSecond() + begin + 1,
                  phaseAt(begin + 1),
                  second.path("clients").asInt(),
                  answered,
                  0,
                  0,
                  failed,
                  0,
                  answered + failed,
                  0,
                  0,
                  0),
              new SecondSample.Response(
                  second.path("p50Millis").asDouble(),
                  second.path("p95Millis").asDouble(),
                  second.path("p99Millis").asDouble(),
                  0)));
    }
    return samples;
  }

  private Phase phaseAt(int second) {
    Phase at = Phase.WARM_UP;
    for (JsonNode span : trial.path("phases")) {
      if (second > span.path("fromSecond").asDouble()) {
        at = Phase.ofLabel(span.path("name").asText());
      }
    }
    return at;
  }
}
