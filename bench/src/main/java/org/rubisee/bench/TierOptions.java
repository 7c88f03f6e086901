package org.rubisee.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.rubisee.model.SiteSettings;
import org.rubisee.servers.Placement;
import picocli.CommandLine.Option;

/** Options that say how the tiers run. */
final class TierOptions {

  @Option(
      names = "--cpus",
      defaultValue = "",
      paramLabel = "PLACEMENT",
      description = "Processors per tier, like web=0,app=1,db=2-3,client=4. Default: all for all")
  private String cpus;

  @Option(
      names = "--jvm-option",
      paramLabel = "OPTION",
      description = "A further option for the JVMs of the servers, for example -Xmx1g; repeatable")
  private List<String> jvmOptions = new ArrayList<>();

  @Option(
      names = "--site",
      paramLabel = "KEY=VALUE",
      description = "A setting of the site, for example legacy-client=true; repeatable")
  private Map<String, String> site = new TreeMap<>();

  @Option(
      names = "--call-passing",
      paramLabel = "HOW",
      description =
          "How beans of session-facade call each other by remote interfaces: network, value (copies)"
              + " or reference. Default: value")
  private CallPassing callPassing = CallPassing.VALUE;

  Placement placement() {
    try {
      return cpus.isEmpty() ? Placement.ANYWHERE : Placement.parse(cpus);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  List<String> jvmOptions() {
    return List.copyOf(jvmOptions);
  }

  /**
   * The settings of the site, with the prefix of {@link SiteSettings}, and those of its servers.
   * Keys and values of the site are checked here, before a start.
   */
  Map<String, String> siteSettings() {
    Map<String, String> settings = new TreeMap<>();
    site.forEach((key, value) -> settings.put(SiteSettings.PREFIX + key, value));
    Properties properties = new Properties();
    properties.putAll(settings);
    try {
      SiteSettings.of(properties);
      settings.putAll(callPassing.serverProperties());
      return settings;
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException("--site: " + e.getMessage(), e);
    }
  }
}
