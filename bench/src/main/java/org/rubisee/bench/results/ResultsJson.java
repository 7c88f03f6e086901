package org.rubisee.bench.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rubisee.bench.results.v2.Version2;
import org.rubisee.measurement.Complete;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.UnreadableResultException;

/**
 * Runs and trials as JSON. Keys are the components of records only: what a method derives is not
 * written. Fields that this program does not know are ignored, so that it reads files that a later
 * program added some to.
 */
public final class ResultsJson {
  private final ObjectMapper mapper =
      JsonMapper.builder()
          .addModule(new JavaTimeModule())
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
          .build();

  /** Writes a record, as {@link DurableFile} does. */
  public void write(Path file, Object value) throws IOException {
    DurableFile.write(file, mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(value));
  }

  /**
   * Reads a file of this version, or of one that can be translated.
   *
   * @throws IOException if it is of another version; the message says so
   */
  public JsonNode read(Path file) throws IOException {
    JsonNode tree = tree(file);
    int version = tree.path("schemaVersion").asInt(0);
    if (version != Measurement.SCHEMA_VERSION && !Version2.wrote(tree)) {
      throw new IOException(
          file
              + " has schema version "
              + version
              + ", this program reads versions "
              + Version2.VERSION
              + " and "
              + Measurement.SCHEMA_VERSION
              + ": use the version of RUBiS EE that wrote it");
    }
    return tree;
  }

  /**
   * The record that a tree of this version holds.
   *
   * @param file where the tree comes from
   * @throws UnreadableResultException if the tree is of something else, or a value is missing
   */
  public <T> T value(Path file, JsonNode tree, Class<T> type) throws UnreadableResultException {
    try {
      return Complete.required(mapper.treeToValue(tree, type));
    } catch (JsonProcessingException e) {
      throw new UnreadableResultException(file, e.getOriginalMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new UnreadableResultException(file, e.getMessage(), e);
    }
  }

  /** A file without a version of its own: it belongs to one that has it. */
  public JsonNode tree(Path file) throws IOException {
    byte[] content = Files.readAllBytes(file);
    try {
      return mapper.readTree(content);
    } catch (IOException e) {
      throw new UnreadableResultException(file, complaint(e), e);
    }
  }

  private static String complaint(IOException e) {
    return e instanceof JsonProcessingException json ? json.getOriginalMessage() : e.getMessage();
  }

  /** A record on one line. */
  public String line(Object value) throws IOException {
    return mapper.writeValueAsString(value);
  }

  /**
   * The record on a line that was written so.
   *
   * @param file where the line comes from
   */
  public <T> T parsed(Path file, String line, Class<T> type) throws UnreadableResultException {
    try {
      return value(file, mapper.readTree(line), type);
    } catch (JsonProcessingException e) {
      throw new UnreadableResultException(file, e.getOriginalMessage(), e);
    }
  }
}
