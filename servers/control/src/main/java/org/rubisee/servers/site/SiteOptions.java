package org.rubisee.servers.site;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Knobs;

/**
 * How the web and the application tier of a site run on this machine.
 *
 * @param home root of the checkout, where the servers were provisioned
 * @param folder holds everything of this site's servers
 * @param database its database, which runs already
 * @param siteSettings system properties {@code rubis.site.*} of {@link
 *     org.rubisee.settings.SiteSettings}, and any others, for both tiers
 * @param httpPort loopback port of the pages; 0: any free one
 * @param pinning which processors each tier uses
 * @param jvmOptions of both servers, added to the defaults
 * @param knobs what was set of the implementation's own
 * @param tap how it is watched; usually it is not
 */
public record SiteOptions(
    Path home,
    Path folder,
    SiteDatabase database,
    Map<String, String> siteSettings,
    int httpPort,
    Pinning pinning,
    List<String> jvmOptions,
    Knobs knobs,
    Optional<SiteTap> tap) {

  /** Copies the collections. */
  public SiteOptions {
    siteSettings = Map.copyOf(siteSettings);
    jvmOptions = List.copyOf(jvmOptions);
  }

  /** Any free port, all processors, default options. */
  public static SiteOptions of(Path home, Path folder, SiteDatabase database) {
    return new SiteOptions(
        home,
        folder,
        database,
        Map.of(),
        0,
        Pinning.ANYWHERE,
        List.of(),
        Knobs.STANDARD,
        Optional.empty());
  }

  /** The same with these site settings. */
  public SiteOptions withSiteSettings(Map<String, String> settings) {
    return new SiteOptions(
        home, folder, database, settings, httpPort, pinning, jvmOptions, knobs, tap);
  }

  /** The same with this database. */
  public SiteOptions withDatabase(SiteDatabase newDatabase) {
    return new SiteOptions(
        home, folder, newDatabase, siteSettings, httpPort, pinning, jvmOptions, knobs, tap);
  }

  /** The same on this port. */
  public SiteOptions withHttpPort(int port) {
    return new SiteOptions(
        home, folder, database, siteSettings, port, pinning, jvmOptions, knobs, tap);
  }

  /** The same on these processors. */
  public SiteOptions withPinning(Pinning newPinning) {
    return new SiteOptions(
        home, folder, database, siteSettings, httpPort, newPinning, jvmOptions, knobs, tap);
  }

  /** The same with these further JVM options. */
  public SiteOptions withJvmOptions(List<String> options) {
    return new SiteOptions(
        home, folder, database, siteSettings, httpPort, pinning, options, knobs, tap);
  }

  /**
   * The same for servers whose time nobody measures: those that stop after a minute or two stop
   * before C2 pays off.
   */
  public SiteOptions withQuickCompiler() {
    return withJvmOptions(List.of("-XX:TieredStopAtLevel=1"));
  }

  /** The same, watched call by call. */
  public SiteOptions withTap(SiteTap newTap) {
    return new SiteOptions(
        home,
        folder,
        database,
        siteSettings,
        httpPort,
        pinning,
        jvmOptions,
        knobs,
        Optional.of(newTap));
  }

  /** The same with these knobs. */
  public SiteOptions withKnobs(Knobs newKnobs) {
    return new SiteOptions(
        home, folder, database, siteSettings, httpPort, pinning, jvmOptions, newKnobs, tap);
  }
}
