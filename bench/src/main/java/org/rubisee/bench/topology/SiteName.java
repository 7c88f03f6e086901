package org.rubisee.bench.topology;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import org.rubisee.servers.knobs.Knobs;

/** The name of a site in files, labels and tables: letters, digits and hyphens only. */
final class SiteName {

  /** Before each knob. No name of an implementation, knob or value has two hyphens together. */
  private static final String SEPARATOR = "--";

  private static final int LONGEST_VALUE = 40;

  private static final int HASH_BYTES = 4;

  private SiteName() {}

  /**
   * The name, for example {@code entity-cmp--commit-option-a--pool-16}. It depends on nothing but
   * the arguments, and other values of the knobs have another name: values that letters and digits
   * cannot repeat, such as paths and lists, end with a part of their hash.
   */
  static String of(String implementation, Knobs knobs) {
    StringBuilder name = new StringBuilder(implementation);
    knobs
        .labels()
        .forEach(
            (knob, value) -> name.append(SEPARATOR).append(knob).append('-').append(word(value)));
    return name.toString();
  }

  private static String word(String value) {
    String plain =
        value.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    boolean isLetter = value.length() == 1 && plain.length() == 1;
    if (isLetter || plain.equals(value) && plain.length() <= LONGEST_VALUE) {
      return plain;
    }
    String start = plain.substring(0, Math.min(plain.length(), LONGEST_VALUE));
    return (start + "-" + hash(value)).replaceAll("-+", "-").replaceAll("^-", "");
  }

  private static String hash(String value) {
    try {
      byte[] all =
          MessageDigest.getInstance("SHA-256").digest(value.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(all, 0, HASH_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
