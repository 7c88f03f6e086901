package org.rubisee.bench.topology.tier;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.RecordComponent;

/** Reads what a bench orders over the network. */
public final class OrderReader {

  private static final ObjectMapper JSON = new ObjectMapper();

  private OrderReader() {}

  /**
   * Reads an order, in which no value may be missing.
   *
   * @throws IllegalArgumentException if it is none; the message says what is missing or wrong
   */
  public static <T extends Record> T read(byte[] json, Class<T> type) {
    try {
      JsonNode tree = JSON.readTree(json);
      for (RecordComponent value : type.getRecordComponents()) {
        requireComplete(tree.path(value.getName()), value.getName());
      }
      return JSON.treeToValue(tree, type);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("the order is damaged: " + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new IllegalArgumentException("the order is damaged: " + e.getMessage(), e);
    }
  }

  private static void requireComplete(JsonNode value, String name) {
    if (value.isMissingNode() || value.isNull()) {
      throw new IllegalArgumentException("the order is damaged: '" + name + "' is missing");
    }
    value
        .fieldNames()
        .forEachRemaining(field -> requireComplete(value.get(field), name + "." + field));
  }
}
