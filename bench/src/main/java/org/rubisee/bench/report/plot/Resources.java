package org.rubisee.bench.report.plot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The style sheets and the script that go into the page. */
public final class Resources {
  private static final String FOLDER = "/org/rubisee/bench/report/";

  private Resources() {}

  public static String text(String name) {
    try (InputStream in = Resources.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing from the jar: build bench again");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
