package org.rubisee.bookstore.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The 92 countries to which the shop delivers, by id. Their rates are those of late 2002, rounded.
 */
public final class Countries {

  private static final String FILE = "countries.tsv";

  private Countries() {}

  /** All of them. */
  public static List<Country> all() {
    List<Country> countries = new ArrayList<>();
    for (String line : text().lines().toList()) {
      String[] fields = line.split("\t");
      countries.add(
          new Country(countries.size() + 1, fields[0], new BigDecimal(fields[1]), fields[2]));
    }
    return List.copyOf(countries);
  }

  private static String text() {
    try (InputStream in = Countries.class.getResourceAsStream(FILE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("The archive of the model is damaged: " + FILE, e);
    }
  }
}
