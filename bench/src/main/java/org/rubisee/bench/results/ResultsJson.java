package org.rubisee.bench.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.measurement.Complete;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.UnreadableResultException;
import org.rubisee.settings.Text;

/**
 * Runs and trials as JSON. Keys are the components of records only: what a method derives is not
 * written. Fields that this program does not know are ignored, so that it reads files that a later
 * program added some to.
 */
public final class ResultsJson {
  /** Shared, since a mapper first has to learn each record that it reads. */
  private static final ObjectMapper OF_NAMES = builder().build();

  private static final ObjectMapper OF_LABELS =
      builder()
          .enable(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)
          .enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING)
          .build();

  private final ObjectMapper mapper;

  /** Writes enums by the names of their constants. */
  public ResultsJson() {
    this(OF_NAMES);
  }

  private ResultsJson(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  /** Writes and reads enums by their labels, as the command line does. */
  public static ResultsJson withLabels() {
    return new ResultsJson(OF_LABELS);
  }

  private static JsonMapper.Builder builder() {
    return JsonMapper.builder()
        .addModule(new JavaTimeModule())
        .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE);
  }

  /** Writes a record, as {@link DurableFile} does. */
  public void write(Path file, Object value) throws IOException {
    DurableFile.write(file, mapper.writerWithDefaultPrettyPrinter().writeValueAsBytes(value));
  }

  /**
   * Reads a file of this version.
   *
   * @throws UnreadableResultException if it is damaged, or of another version; the message says so
   */
  public JsonNode read(Path file) throws IOException {
    JsonNode tree = tree(file);
    int version = tree.path("schemaVersion").asInt(0);
    if (version != Measurement.SCHEMA_VERSION) {
      throw new UnreadableResultException(
          file,
          Text.of(
              "it has schema version %d, this program reads version %d: use the version of RUBiS EE that wrote it",
              version, Measurement.SCHEMA_VERSION));
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
    return value(file, tree, type, new Object());
  }

  /**
   * The same, with something that records take beside what the tree holds.
   *
   * @param injected by its class
   */
  public <T> T value(Path file, JsonNode tree, Class<T> type, Object injected)
      throws UnreadableResultException {
    return value(file, tree, mapper.constructType(type), injected);
  }

  /**
   * The run that a tree of this version holds.
   *
   * @param plan that of its kind
   */
  <P> Run<P> run(Path file, JsonNode tree, Class<P> plan) throws UnreadableResultException {
    JavaType type = mapper.getTypeFactory().constructParametricType(Run.class, plan);
    return value(file, tree, type, new Object());
  }

  private <T> T value(Path file, JsonNode tree, JavaType type, Object injected)
      throws UnreadableResultException {
    InjectableValues values = new InjectableValues.Std().addValue(injected.getClass(), injected);
    try {
      return Complete.required(mapper.reader(values).treeToValue(tree, type));
    } catch (JsonMappingException e) {
      throw new UnreadableResultException(file, complaint(e, tree), e);
    } catch (JsonProcessingException e) {
      throw new UnreadableResultException(file, e.getOriginalMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new UnreadableResultException(file, e.getMessage(), e);
    }
  }

  /** What is wrong, and where in the tree; of a record that needs more values, which it lacks. */
  private static String complaint(JsonMappingException e, JsonNode tree) {
    JsonNode place = tree;
    StringBuilder path = new StringBuilder();
    for (JsonMappingException.Reference step : e.getPath()) {
      boolean isField = step.getFieldName() != null;
      place = isField ? place.path(step.getFieldName()) : place.path(step.getIndex());
      path.append(isField ? step.getFieldName() : "[" + step.getIndex() + "]").append(": ");
    }
    List<String> missing =
        e instanceof ValueInstantiationException failed
                && failed.getCause() instanceof NullPointerException
            ? missing(failed.getType().getRawClass(), place)
            : List.of();
    return path
        + (missing.isEmpty()
            ? e.getOriginalMessage()
            : String.join(" or ", missing) + " is missing");
  }

  /** The values that a record has and a tree has not, each in quotes. */
  private static List<String> missing(Class<?> type, JsonNode tree) {
    return type.isRecord()
        ? Stream.of(type.getRecordComponents())
            .filter(component -> !component.getType().isPrimitive())
            .map(RecordComponent::getName)
            .filter(name -> tree.path(name).isMissingNode() || tree.path(name).isNull())
            .map(name -> "'" + name + "'")
            .toList()
        : List.of();
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
    return e instanceof JsonProcessingException json
        ? Text.of("line %d: %s", json.getLocation().getLineNr(), json.getOriginalMessage())
        : e.getMessage();
  }

  /** A record as a tree, to be a part of another one. */
  public JsonNode treeOf(Object value) {
    return mapper.valueToTree(value);
  }

  /** What a file holds; empty if it is not there. */
  public <T> Optional<T> ifThere(Path file, Class<T> type) throws IOException {
    return Files.isRegularFile(file)
        ? Optional.of(value(file, tree(file), type))
        : Optional.empty();
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
