package org.rubisee.bench.cli.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.servers.Pinning;
import org.rubisee.settings.SiteSettings;
import picocli.CommandLine.Option;

/** Options that say how the tiers run. */
@HelpGroup.In(HelpGroup.SERVERS)
public final class TierOptions {

  @TrustOption.Harmless
  @Option(
      names = "--pin",
      defaultValue = "",
      paramLabel = "CPUS",
      description =
          "Processors per tier, like web=0,app=1,db=2-3,client=4; balancer=5 moves a balancer away"
              + " from the web servers. Default: all for all")
  private String pin;

  @Option(
      names = "--jvm-option",
      paramLabel = "OPTION",
      description = "A further option for the JVMs of the servers, for example -Xmx1g; repeatable")
  private List<String> jvmOptions = new ArrayList<>();

  @TrustOption.Harmless
  @Option(
      names = "--site-setting",
      paramLabel = "KEY=VALUE",
      description = "A setting of the site, for example legacy-client=true; repeatable")
  private Map<String, String> site = new TreeMap<>();

  public Pinning pinning() {
    try {
      return pin.isEmpty() ? Pinning.ANYWHERE : Pinning.parse(pin);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  public List<String> jvmOptions() {
    return List.copyOf(jvmOptions);
  }

  /**
   * The settings of the site, with the prefix of {@link SiteSettings}. Keys and values are checked
   * here, before a start.
   */
  public Map<String, String> siteSettings() {
    return checked(site);
  }

  /**
   * Settings of a site by key, with the prefix of {@link SiteSettings}.
   *
   * @throws CommandFailedException if a key or a value is wrong
   */
  public static Map<String, String> checked(Map<String, String> site) {
    Map<String, String> settings = new TreeMap<>();
    site.forEach((key, value) -> settings.put(SiteSettings.PREFIX + key, value));
    Properties properties = new Properties();
    properties.putAll(settings);
    try {
      SiteSettings.of(properties);
      return settings;
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException("--site-setting: " + e.getMessage(), e);
    }
  }
}
