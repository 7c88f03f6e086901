package org.rubisee.http;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.hc.client5.http.async.methods.SimpleHttpResponse;
import org.apache.hc.core5.http.Header;

/**
 * An answer, read to its end.
 *
 * @param status HTTP status
 * @param headers values by lower-case name
 * @param body the bytes as they were sent; empty if there were none
 */
public record HttpAnswer(int status, Map<String, List<String>> headers, byte[] body) {

  static HttpAnswer of(SimpleHttpResponse response) {
    Map<String, List<String>> headers = new TreeMap<>();
    for (Header header : response.getHeaders()) {
      headers
          .computeIfAbsent(header.getName().toLowerCase(Locale.ROOT), name -> new ArrayList<>())
          .add(header.getValue());
    }
    byte[] body = response.getBodyBytes();
    return new HttpAnswer(response.getCode(), headers, body == null ? new byte[0] : body);
  }

  /** The body as UTF-8 text. */
  public String text() {
    return new String(body, StandardCharsets.UTF_8);
  }

  /**
   * The first value of a header.
   *
   * @param name in any case
   */
  public Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name.toLowerCase(Locale.ROOT)))
        .map(values -> values.get(0));
  }
}
