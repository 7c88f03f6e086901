package org.rubisee.bench.experiment.definition;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.settings.NearestName;
import org.rubisee.settings.Text;

/** Reads the file of an experiment. What is wrong in it is said with file, line and key. */
public final class ExperimentFile {

  private static final YAMLMapper YAML =
      YAMLMapper.builder(new YAMLFactory())
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .build();

  private final Path path;
  private final String text;
  private final Map<String, Integer> lines = new HashMap<>();
  private final ExperimentDefinition definition;

  private ExperimentFile(Path path) {
    this.path = path;
    try {
      text = Files.readString(path);
      readLines();
      if (lines.isEmpty()) {
        throw new ExperimentFileException(
            path + ":1: no key is given: docs/experiments.md has all");
      }
      definition = YAML.readValue(text, ExperimentDefinition.class);
    } catch (JsonMappingException e) {
      throw mismatch(e);
    } catch (JsonProcessingException e) {
      throw new ExperimentFileException(
          path + ":" + e.getLocation().getLineNr() + ": " + e.getOriginalMessage(), e);
    } catch (CharacterCodingException e) {
      throw new ExperimentFileException(path + " is not encoded in UTF-8", e);
    } catch (IOException e) {
      throw new ExperimentFileException(path + " cannot be read: " + e.getMessage(), e);
    }
  }

  /**
   * Reads a file.
   *
   * @throws ExperimentFileException if it is no experiment's
   */
  public static ExperimentFile read(Path path) {
    return new ExperimentFile(path);
  }

  /**
   * Checks that what it names exists.
   *
   * @param implementations all that there are
   * @throws ExperimentFileException at the first thing that is wrong
   */
  public ExperimentFile checked(List<Implementation> implementations) {
    new ExperimentCheck(this, implementations).check(path.getFileName().toString());
    return this;
  }

  /** What it says. */
  public ExperimentDefinition definition() {
    return definition;
  }

  /**
   * A complaint about something in the file.
   *
   * @param where keys on the way to it, for example {@code figures}, {@code fig5}
   */
  ExperimentFileException wrong(String complaint, String... where) {
    String keys = String.join("/", where);
    String nearest = keys;
    while (!lines.containsKey(nearest) && nearest.contains("/")) {
      nearest = nearest.substring(0, nearest.lastIndexOf('/'));
    }
    return new ExperimentFileException(
        Text.of(
            "%s:%d: %s: %s",
            path, lines.getOrDefault(nearest, 1), keys.replace('/', '.'), complaint));
  }

  /** A complaint about a key or value; Jackson knows the way to it, not always the line. */
  private ExperimentFileException mismatch(JsonMappingException e) {
    String[] keys =
        e.getPath().stream()
            .map(step -> step.getFieldName() == null ? "" : step.getFieldName())
            .filter(step -> !step.isEmpty())
            .toArray(String[]::new);
    return wrong(complaint(e), keys);
  }

  private static String complaint(JsonProcessingException e) {
    if (e instanceof UnrecognizedPropertyException unknown) {
      List<String> known =
          unknown.getKnownPropertyIds().stream().map(String::valueOf).sorted().toList();
      return NearestName.unknown("key", unknown.getPropertyName(), known);
    }
    if (e instanceof InvalidFormatException format && format.getTargetType().isEnum()) {
      return NearestName.unknown(
          "kind",
          String.valueOf(format.getValue()),
          Stream.of(format.getTargetType().getEnumConstants())
              .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
              .toList());
    }
    if (e instanceof ValueInstantiationException && e.getCause() != null) {
      return e.getCause().getMessage();
    }
    return e.getOriginalMessage();
  }

  /** The line of each key, by the keys on the way to it. */
  private void readLines() throws IOException {
    try (JsonParser parser = YAML.getFactory().createParser(text)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.FIELD_NAME) {
          lines.put(
              parser.getParsingContext().pathAsPointer().toString().substring(1),
              parser.currentTokenLocation().getLineNr());
        }
      }
    }
  }
}
