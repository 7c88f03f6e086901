package org.rubisee.measurement.block;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** JSON of this package. An unknown key is an error. */
final class BlockJson {

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private static final Pattern MISSING =
      Pattern.compile("^Missing required creator property '(\\w+)'");

  private BlockJson() {}

  static String line(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("Cannot write " + value.getClass() + " as JSON", e);
    }
  }

  /**
   * Reads a value.
   *
   * @throws IllegalArgumentException if the text is something else; the message says why
   */
  static <T> T parse(String text, Class<T> type) {
    try {
      return MAPPER.readValue(text, type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(explain(e), e);
    }
  }

  private static String explain(JsonProcessingException problem) {
    if (problem instanceof ValueInstantiationException
        && problem.getCause() instanceof IllegalArgumentException cause) {
      return cause.getMessage();
    }
    if (problem instanceof UnrecognizedPropertyException unknown) {
      return "There is no key '"
          + unknown.getPropertyName()
          + "'; the keys are "
          + unknown.getKnownPropertyIds().stream()
              .map(Object::toString)
              .collect(Collectors.joining(", "));
    }
    if (problem instanceof InvalidTypeIdException unknown && unknown.getTypeId() != null) {
      return "There is no '" + unknown.getTypeId() + "' here; there are " + names(unknown);
    }
    Matcher missing = MISSING.matcher(problem.getOriginalMessage());
    return missing.find()
        ? "The key '" + missing.group(1) + "' is missing."
        : problem.getOriginalMessage();
  }

  private static String names(InvalidTypeIdException unknown) {
    JsonSubTypes known = unknown.getBaseType().getRawClass().getAnnotation(JsonSubTypes.class);
    return Stream.of(known.value()).map(JsonSubTypes.Type::name).collect(Collectors.joining(", "));
  }
}
