package org.rubisee.settings;

import java.time.Clock;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;

/**
 * How a site is deployed: the same on every tier. Read once, at start, from system properties that
 * begin with {@code rubis.site.}.
 *
 * <table>
 * <caption>Settings</caption>
 * <tr><th>key</th><th>meaning</th><th>default</th></tr>
 * <tr><td>rubis.site.clock</td><td>{@link BusinessClock#parse}</td><td>system</td></tr>
 * <tr><td>rubis.site.ticket-key</td><td>secret that signs tickets, at least 16 characters; required in production</td><td>made up at start</td></tr>
 * <tr><td>rubis.site.ticket-seconds</td><td>how long a ticket is valid</td><td>3600</td></tr>
 * <tr><td>rubis.site.nonces</td><td>{@code random}, or {@code sequence} for tests that compare pages</td><td>random</td></tr>
 * <tr><td>rubis.site.legacy-client</td><td>serve clients written for RUBiS 1.4.3</td><td>false</td></tr>
 * <tr><td>rubis.site.password-iterations</td><td>iterations of a password hash</td><td>1</td></tr>
 * <tr><td>rubis.site.password-seed</td><td>what salts are derived from</td><td>rubis</td></tr>
 * <tr><td>rubis.site.conflict-retries</td><td>how often a deadlock victim is tried again</td><td>5</td></tr>
 * <tr><td>rubis.site.request-limit</td><td>how many dynamic pages are made at once; 0: no limit</td><td>0</td></tr>
 * <tr><td>rubis.site.burn-micros</td><td>CPU time that each dynamic page wastes, microseconds: a slowdown of known size, to prove that measurements find it</td><td>0</td></tr>
 * <tr><td>rubis.site.closing-seconds</td><td>how often auctions that ended are moved to the old items; 0: never</td><td>0</td></tr>
 * <tr><td>rubis.site.relisting</td><td>put the item of each auction that is closed up for sale again</td><td>false</td></tr>
 * </table>
 *
 * @param clock the business clock
 * @param ticketKey the secret that signs tickets; empty: each server makes one up, so only one web
 *     node can be used
 * @param ticketSeconds how long a ticket is valid, seconds of business time, from 1
 * @param sequentialNonces whether nonces are 1, 2, 3 … instead of random; each web server counts
 *     for itself, so only one can be used
 * @param legacyClient whether clients written for RUBiS 1.4.3 are served: writes by GET without
 *     ticket, status 200 always
 * @param passwordIterations iterations of the hash of a new password, from 1
 * @param passwordSeed what the salts of new passwords are derived from
 * @param conflictRetries how often a deadlock victim is tried again, from 0
 * @param requestLimit how many dynamic pages a web server makes at once; other requests wait for a
 *     moment, and are refused then; 0: no limit
 * @param burnMicros CPU time that a web server wastes for each dynamic page, microseconds; 0: none
 * @param closingSeconds how often a web server closes the auctions that ended, seconds of wall
 *     time; 0: never
 * @param relisting whether the item of each auction that is closed is put up for sale again, so
 *     that the number of auctions stays the same
 */
public record SiteSettings(
    BusinessClock clock,
    String ticketKey,
    long ticketSeconds,
    boolean sequentialNonces,
    boolean legacyClient,
    int passwordIterations,
    String passwordSeed,
    int conflictRetries,
    int requestLimit,
    int burnMicros,
    int closingSeconds,
    boolean relisting) {

  /** Fewest characters of a secret. */
  public static final int SHORTEST_SECRET = 16;

  /** What all keys begin with. */
  public static final String PREFIX = "rubis.site.";

  private static final Map<String, String> DEFAULTS =
      Map.ofEntries(
          Map.entry("clock", "system"),
          Map.entry("ticket-key", ""),
          Map.entry("ticket-seconds", "3600"),
          Map.entry("nonces", "random"),
          Map.entry("legacy-client", "false"),
          Map.entry("password-iterations", "1"),
          Map.entry("password-seed", "rubis"),
          Map.entry("conflict-retries", "5"),
          Map.entry("request-limit", "0"),
          Map.entry("burn-micros", "0"),
          Map.entry("closing-seconds", "0"),
          Map.entry("relisting", "false"));

  /**
   * Reads the settings of this tier.
   *
   * @param properties usually {@link System#getProperties()}
   * @throws IllegalArgumentException if a key is unknown or a value cannot be read; the message
   *     says what to do
   */
  public static SiteSettings of(Properties properties) {
    rejectUnknownKeys(properties);
    return new SiteSettings(
        BusinessClock.parse(value(properties, "clock"), Clock.systemUTC()),
        secret(properties, "ticket-key"),
        number(properties, "ticket-seconds", 1),
        choice(properties, "nonces", "sequence", "random"),
        choice(properties, "legacy-client", "true", "false"),
        number(properties, "password-iterations", 1),
        value(properties, "password-seed"),
        number(properties, "conflict-retries", 0),
        number(properties, "request-limit", 0),
        number(properties, "burn-micros", 0),
        number(properties, "closing-seconds", 0),
        choice(properties, "relisting", "true", "false"));
  }

  private static void rejectUnknownKeys(Properties properties) {
    for (String key : properties.stringPropertyNames()) {
      if (key.startsWith(PREFIX) && !DEFAULTS.containsKey(key.substring(PREFIX.length()))) {
        throw new IllegalArgumentException(
            "There is no setting '"
                + key
                + "': did you mean '"
                + PREFIX
                + NearestName.to(key.substring(PREFIX.length()), DEFAULTS.keySet())
                + "'? The settings are "
                + PREFIX
                + String.join(", " + PREFIX, new TreeSet<>(DEFAULTS.keySet())));
      }
    }
  }

  private static String value(Properties properties, String name) {
    return properties.getProperty(PREFIX + name, DEFAULTS.get(name));
  }

  private static String secret(Properties properties, String name) {
    String secret = value(properties, name);
    if (!secret.isEmpty() && secret.length() < SHORTEST_SECRET) {
      throw new IllegalArgumentException(
          PREFIX + name + " has at least " + SHORTEST_SECRET + " characters: choose a longer one");
    }
    return secret;
  }

  private static int number(Properties properties, String name, int least) {
    String text = value(properties, name);
    try {
      int number = Integer.parseInt(text);
      if (number >= least) {
        return number;
      }
    } catch (NumberFormatException e) {
      // answered below, together with numbers out of range
    }
    throw new IllegalArgumentException(
        PREFIX + name + " is a whole number from " + least + ", not '" + text + "'");
  }

  private static boolean choice(Properties properties, String name, String yes, String no) {
    String text = value(properties, name);
    if (text.equals(yes) || text.equals(no)) {
      return text.equals(yes);
    }
    throw new IllegalArgumentException(
        PREFIX + name + " is '" + yes + "' or '" + no + "', not '" + text + "'");
  }
}
