package org.rubisee.bench.topology.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.Yaml;

/**
 * The objects of one version of Kubernetes, as its OpenAPI definitions describe them. The script
 * {@code kubernetes-schema} wrote the resource: the definitions that {@code deploy/} needs, and the
 * values of fields that take a few only.
 */
final class ApiSchema {

  static final String OLDEST = "1.25";
  static final String NEWEST = "1.34";

  private static final String REFERENCE = "#/definitions/";
  private static final String KINDS = "x-kubernetes-group-version-kind";

  private final JsonNode definitions;

  private ApiSchema(JsonNode definitions) {
    this.definitions = definitions;
  }

  /** The objects in a text of YAML. */
  static List<JsonNode> objects(String yaml) {
    List<JsonNode> objects = new ArrayList<>();
    new Yaml().loadAll(yaml).forEach(one -> objects.add(new ObjectMapper().valueToTree(one)));
    return objects;
  }

  /** That of a version, for example 1.34. */
  static ApiSchema of(String version) {
    String file = "kubernetes-" + version + ".json";
    try (InputStream in = ApiSchema.class.getResourceAsStream(file)) {
      return new ApiSchema(new ObjectMapper().readTree(in).path("definitions"));
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  /** What an API server of this version would not accept: the path of a field, and the reason. */
  List<String> complaints(JsonNode object) {
    String apiVersion = object.path("apiVersion").asText();
    int slash = apiVersion.indexOf('/');
    String group = slash < 0 ? "" : apiVersion.substring(0, slash);
    String version = apiVersion.substring(slash + 1);
    String kind = object.path("kind").asText();
    List<String> complaints = new ArrayList<>();
    for (JsonNode definition : definitions) {
      for (JsonNode one : definition.path(KINDS)) {
        if (one.path("group").asText().equals(group)
            && one.path("version").asText().equals(version)
            && one.path("kind").asText().equals(kind)) {
          check(object, definition, kind, complaints);
          return complaints;
        }
      }
    }
    return List.of(apiVersion + " " + kind + ": no such kind");
  }

  private void check(JsonNode value, JsonNode schema, String path, List<String> complaints) {
    if (schema.has("$ref")) {
      String name = schema.path("$ref").asText().substring(REFERENCE.length());
      if (!definitions.has(name)) {
        throw new IllegalStateException("The definition " + name + " is missing");
      }
      check(value, definitions.path(name), path, complaints);
      return;
    }
    String type = schema.path("type").asText("object");
    if (!isOf(type, schema.path("format").asText(), value)) {
      complaints.add(path + ": " + value + " is no " + type);
      return;
    }
    if (schema.has("enum") && !contains(schema.path("enum"), value)) {
      complaints.add(path + ": " + value + " is none of " + schema.path("enum"));
    }
    if (type.equals("array")) {
      for (int i = 0; i < value.size(); i++) {
        check(value.path(i), schema.path("items"), path + "[" + i + "]", complaints);
      }
    } else if (type.equals("object")) {
      checkFields(value, schema, path, complaints);
    }
  }

  private void checkFields(JsonNode value, JsonNode schema, String path, List<String> complaints) {
    JsonNode fields = schema.path("properties");
    JsonNode others = schema.path("additionalProperties");
    boolean takesAny = fields.isMissingNode() && others.isMissingNode();
    for (JsonNode required : schema.path("required")) {
      if (!value.has(required.asText())) {
        complaints.add(path + "." + required.asText() + ": is missing");
      }
    }
    for (Map.Entry<String, JsonNode> field : value.properties()) {
      String name = path + "." + field.getKey();
      if (fields.has(field.getKey())) {
        check(field.getValue(), fields.path(field.getKey()), name, complaints);
      } else if (others.isObject()) {
        check(field.getValue(), others, name, complaints);
      } else if (!takesAny) {
        complaints.add(name + ": no such field");
      }
    }
  }

  private static boolean isOf(String type, String format, JsonNode value) {
    return switch (type) {
      case "string" -> value.isTextual() || format.equals("int-or-string") && value.isInt();
      case "integer" ->
          value.isInt() || format.equals("int64") && value.canConvertToExactIntegral();
      case "number" -> value.isNumber();
      case "boolean" -> value.isBoolean();
      case "array" -> value.isArray();
      case "object" -> value.isObject();
      default -> throw new IllegalStateException("The type " + type + " is not known");
    };
  }

  private static boolean contains(JsonNode values, JsonNode value) {
    for (JsonNode one : values) {
      if (one.equals(value)) {
        return true;
      }
    }
    return false;
  }
}
