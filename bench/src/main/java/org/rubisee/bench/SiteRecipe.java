package org.rubisee.bench;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.model.SiteSettings;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.Implementation;
import org.rubisee.servers.Knobs;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.SiteDatabase;
import org.rubisee.servers.SiteOptions;

/**
 * How the servers of a site are started, whenever they are.
 *
 * @param checkout where they were built
 * @param plan what the database holds
 * @param siteSettings settings of the site that the user gave, with their prefix
 * @param pinning processors per tier
 * @param knobs what was set of the implementations' own
 * @param jvmOptions further options of the servers' JVMs
 */
record SiteRecipe(
    Checkout checkout,
    DataPlan plan,
    Map<String, String> siteSettings,
    Pinning pinning,
    Knobs knobs,
    List<String> jvmOptions) {

  private static final int KEY_BYTES = 16;

  /**
   * Options for a start.
   *
   * @param database the running database
   * @param restoredAt when its data was restored: the business clock begins there
   */
  SiteOptions options(DatabaseAddress database, Instant restoredAt) {
    Path folder = checkout.work().resolve("site");
    return SiteOptions.of(
            checkout.home(),
            folder,
            new SiteDatabase(database.jdbcUrl(), database.user(), database.password()))
        .withSiteSettings(settings(restoredAt))
        .withPinning(pinning)
        .withJvmOptions(jvmOptions)
        .withKnobs(knobs);
  }

  /** Settings for reports: without secrets, and without what differs from start to start. */
  Map<String, String> reportedSettings(List<Implementation> implementations) {
    Map<String, String> settings = new TreeMap<>(settings(Instant.EPOCH));
    settings.remove(SiteSettings.PREFIX + "ticket-key");
    settings.put(SiteSettings.PREFIX + "clock", "since the restore");
    settings.putAll(knobs.reported(implementations));
    return settings;
  }

  private Map<String, String> settings(Instant restoredAt) {
    byte[] key = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(key);
    Map<String, String> settings = new TreeMap<>();
    settings.put(SiteSettings.PREFIX + "clock", "since:" + restoredAt);
    settings.put(SiteSettings.PREFIX + "ticket-key", HexFormat.of().formatHex(key));
    settings.put(
        SiteSettings.PREFIX + "password-iterations", Integer.toString(plan.passwordIterations()));
    settings.put(SiteSettings.PREFIX + "password-seed", plan.passwordSeed());
    settings.putAll(siteSettings);
    return settings;
  }
}
