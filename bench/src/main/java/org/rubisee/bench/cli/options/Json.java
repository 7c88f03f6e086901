package org.rubisee.bench.cli.options;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** What commands print for scripts. */
public final class Json {

  private static final ObjectWriter WRITER =
      JsonMapper.builder()
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .build()
          .writerWithDefaultPrettyPrinter();

  private Json() {}

  /** Records, maps and lists as JSON, with a line break at the end. */
  public static String text(Object value) {
    try {
      return WRITER.writeValueAsString(value) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
