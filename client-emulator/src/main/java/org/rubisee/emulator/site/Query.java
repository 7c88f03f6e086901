package org.rubisee.emulator.site;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Names and values, URL-encoded, in the order in which they are added. */
public final class Query {

  private static final int USUAL_LENGTH = 128;

  private final StringBuilder text = new StringBuilder(USUAL_LENGTH);

  public Query with(String name, long value) {
    name(name).append(value);
    return this;
  }

  /** Adds a value that may hold any character. */
  public Query with(String name, String value) {
    name(name).append(URLEncoder.encode(value, StandardCharsets.UTF_8));
    return this;
  }

  /** Adds a value that is URL-encoded already, or needs no encoding. */
  public Query withEncoded(String name, String value) {
    name(name).append(value);
    return this;
  }

  private StringBuilder name(String name) {
    if (!text.isEmpty()) {
      text.append('&');
    }
    return text.append(name).append('=');
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
