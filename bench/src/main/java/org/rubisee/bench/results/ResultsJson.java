package org.rubisee.bench.results;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.rubisee.bench.results.client.LatencyHistogram;

/**
 * Runs and trials as JSON. A histogram is written with its percentiles for readers and its counts
 * for programs. Fields that this program does not know are ignored, so that it reads files of later
 * versions that only added some.
 */
final class ResultsJson {
  private static final double[] PERCENTILES = {50, 75, 90, 95, 99, 99.9};

  private final ObjectMapper mapper =
      JsonMapper.builder()
          .addModule(new JavaTimeModule())
          .addModule(histograms())
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
          .build();

  /** Writes a record; a reader sees either the old file or the new one. */
  void write(Path file, Object value) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    mapper.writerWithDefaultPrettyPrinter().writeValue(fresh.toFile(), value);
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Reads a record and refuses another schema than this program's. */
  <T> T read(Path file, Class<T> type) throws IOException {
    JsonNode tree = mapper.readTree(file.toFile());
    int version = tree.path("schemaVersion").asInt(0);
    if (version != Run.SCHEMA_VERSION) {
      throw new IOException(
          file
              + " has schema version "
              + version
              + ", this program reads version "
              + Run.SCHEMA_VERSION
              + ": use the version of RUBiS EE that wrote it");
    }
    return mapper.treeToValue(tree, type);
  }

  private static SimpleModule histograms() {
    SimpleModule module = new SimpleModule("histograms");
    module.addSerializer(LatencyHistogram.class, new HistogramWriter());
    module.addDeserializer(LatencyHistogram.class, new HistogramReader());
    return module;
  }

  private static final class HistogramWriter extends StdSerializer<LatencyHistogram> {
    private static final long serialVersionUID = 1;

    HistogramWriter() {
      super(LatencyHistogram.class);
    }

    @Override
    public void serialize(LatencyHistogram times, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      json.writeStartObject();
      json.writeNumberField("count", times.count());
      json.writeNumberField("meanMillis", rounded(times.meanMillis()));
      for (double percentile : PERCENTILES) {
        String name = "p" + (percentile == 99.9 ? "99.9" : "" + (int) percentile) + "Millis";
        json.writeNumberField(name, rounded(times.millisAt(percentile)));
      }
      json.writeNumberField("maxMillis", rounded(times.maxMillis()));
      json.writeStringField("hdrHistogramOfMicros", times.encoded());
      json.writeEndObject();
    }

    private static double rounded(double millis) {
      return Math.round(millis * 1000) / 1000.0;
    }
  }

  private static final class HistogramReader extends StdDeserializer<LatencyHistogram> {
    private static final long serialVersionUID = 1;

    HistogramReader() {
      super(LatencyHistogram.class);
    }

    @Override
    public LatencyHistogram deserialize(JsonParser json, DeserializationContext context)
        throws IOException {
      JsonNode node = json.readValueAsTree();
      return LatencyHistogram.decoded(node.path("hdrHistogramOfMicros").asText());
    }
  }
}
