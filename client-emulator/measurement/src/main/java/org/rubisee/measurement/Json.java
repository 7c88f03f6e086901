package org.rubisee.measurement;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;

/** How records are written as JSON: interactions by their label, unknown keys tolerated. */
final class Json {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(interactions())
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private Json() {}

  static String line(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("Cannot write " + value.getClass() + " as JSON", e);
    }
  }

  static String pretty(Object value) {
    try {
      return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("Cannot write " + value.getClass() + " as JSON", e);
    }
  }

  /**
   * The application that the options of a file name; the first one if they name none.
   *
   * @throws IllegalArgumentException if it is not on the class path
   */
  static Application application(String text) {
    return Applications.named(
        parse(text, JsonNode.class)
            .path("header")
            .path("options")
            .path(Measurement.APPLICATION)
            .asText(Applications.FIRST));
  }

  /** The version that a file names; 0 if it names none. */
  static int schemaVersion(String text) {
    JsonNode tree = parse(text, JsonNode.class);
    JsonNode version = tree.has("schemaVersion") ? tree : tree.path("header");
    return version.path("schemaVersion").asInt(0);
  }

  /** Reads a record that has no interaction. */
  static <T> T parse(String text, Class<T> type) {
    return parse(text, MAPPER.readerFor(type), type);
  }

  /** Reads a record whose interactions are those of an application. */
  static <T> T parse(String text, Class<T> type, Application application) {
    return parse(text, MAPPER.readerFor(type).withAttribute(Application.class, application), type);
  }

  private static <T> T parse(String text, ObjectReader reader, Class<T> type) {
    try {
      return reader.readValue(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          "This is not the JSON of a " + type.getSimpleName() + ": " + e.getOriginalMessage(), e);
    }
  }

  private static SimpleModule interactions() {
    SimpleModule module = new SimpleModule("interactions");
    module.addKeySerializer(Interaction.class, new LabelWriter());
    module.addKeyDeserializer(Interaction.class, new LabelReader());
    return module;
  }

  private static final class LabelWriter extends StdSerializer<Interaction> {
    private static final long serialVersionUID = 1;

    LabelWriter() {
      super(Interaction.class);
    }

    @Override
    public void serialize(Interaction key, JsonGenerator json, SerializerProvider provider)
        throws IOException {
      json.writeFieldName(key.label());
    }
  }

  private static final class LabelReader extends KeyDeserializer {
    @Override
    public Interaction deserializeKey(String label, DeserializationContext context) {
      return ((Application) context.getAttribute(Application.class)).interaction(label);
    }
  }
}
