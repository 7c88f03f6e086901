package org.rubisee.bench.topology;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.profile.TierProfiler;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.settings.SiteSettings;

/**
 * How the servers of a site are started, whenever they are.
 *
 * @param checkout where they were built
 * @param plan what the database holds
 * @param siteSettings settings of the site that the user gave, with their prefix
 * @param pinning processors per tier
 * @param jvmOptions further options of the servers' JVMs
 */
public record SiteRecipe(
    Checkout checkout,
    DataPlan plan,
    Map<String, String> siteSettings,
    Pinning pinning,
    List<String> jvmOptions) {

  private static final int KEY_BYTES = 16;
  private static final String TICKET_KEY = SiteSettings.PREFIX + "ticket-key";
  private static final String CLOCK = SiteSettings.PREFIX + "clock";

  /**
   * Options for a start, without a configuration's knobs.
   *
   * @param database the running database
   * @param restoredAt when its data was restored: the business clock begins there
   */
  public SiteOptions options(DatabaseAddress database, Instant restoredAt) {
    Path folder = checkout.work().resolve("site");
    return SiteOptions.of(
            checkout.home(),
            folder,
            new SiteDatabase(database.jdbcUrl(), database.user(), database.password()))
        .withSiteSettings(settings(restoredAt))
        .withPinning(pinning)
        .withJvmOptions(jvmOptions);
  }

  /**
   * Settings for reports: without secrets, and without what differs from start to start; of a knob
   * all values that it has among the configurations.
   */
  public Map<String, String> reportedSettings(List<SiteConfiguration> configurations) {
    Map<String, String> settings = new TreeMap<>(settings(Instant.EPOCH));
    settings.remove(TICKET_KEY);
    if (!siteSettings.containsKey(CLOCK)) {
      settings.put(CLOCK, "since the restore");
    }
    settings.putIfAbsent(SiteSettings.PREFIX + "request-limit", "0");
    settings.putIfAbsent(SiteSettings.PREFIX + "closing-seconds", "0");
    Map<String, Set<String>> knobs = new TreeMap<>();
    for (SiteConfiguration configuration : configurations) {
      configuration
          .knobs()
          .reported(configuration.implementation())
          .forEach((knob, value) -> knobs.computeIfAbsent(knob, k -> new TreeSet<>()).add(value));
    }
    knobs.forEach((knob, values) -> settings.put(knob, String.join("; ", values)));
    return settings;
  }

  /** The same for servers that are profiled. */
  public SiteRecipe profiled() {
    List<String> options = new ArrayList<>(TierProfiler.JVM_OPTIONS);
    options.addAll(jvmOptions);
    return new SiteRecipe(checkout, plan, siteSettings, pinning, options);
  }

  /** The same with the processors of a configuration; it may leave tiers where they are. */
  public SiteRecipe placedAs(SiteConfiguration configuration) {
    return new SiteRecipe(
        checkout, plan, siteSettings, configuration.pinning().over(pinning), jvmOptions);
  }

  /** The same with these settings of the site instead. */
  public SiteRecipe withSiteSettings(Map<String, String> settings) {
    return new SiteRecipe(checkout, plan, settings, pinning, jvmOptions);
  }

  /** The same with the working files of another checkout. */
  public SiteRecipe in(Checkout other) {
    return new SiteRecipe(other, plan, siteSettings, pinning, jvmOptions);
  }

  /**
   * The business clock of a site, as {@code BusinessClock} reads it: what the user set, else one
   * that began at the restore.
   */
  public String clock(Instant restoredAt) {
    return siteSettings.getOrDefault(CLOCK, "since:" + restoredAt);
  }

  /** Settings of the site for a start, the key of its tickets among them. */
  public Map<String, String> settings(Instant restoredAt) {
    byte[] key = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(key);
    Map<String, String> settings = new TreeMap<>();
    settings.put(CLOCK, clock(restoredAt));
    settings.put(TICKET_KEY, HexFormat.of().formatHex(key));
    settings.put(
        SiteSettings.PREFIX + "password-iterations", Integer.toString(plan.passwordIterations()));
    settings.put(SiteSettings.PREFIX + "password-seed", plan.passwordSeed());
    settings.putAll(siteSettings);
    return settings;
  }

  /** The same where all servers have a key of tickets already: none, unless the recipe names it. */
  public Map<String, String> settingsWithoutNewKey(Instant restoredAt) {
    Map<String, String> settings = settings(restoredAt);
    if (!siteSettings.containsKey(TICKET_KEY)) {
      settings.remove(TICKET_KEY);
    }
    return settings;
  }
}
