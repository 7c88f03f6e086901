package org.rubisee.servers.site;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.IntFunction;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.glassfish.GlassFish;
import org.rubisee.servers.glassfish.GlassFishArchive;
import org.rubisee.servers.glassfish.GlassFishOptions;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.wildfly.WildFlyOptions;
import org.rubisee.settings.SiteSettings;

/** A site whose pages and beans are in one GlassFish server. */
final class GlassFishSite {

  private static final String CLOSING = SiteSettings.PREFIX + "closing-seconds";

  private GlassFishSite() {}

  /** Its server. */
  static IntFunction<ManagedServer> nodes(
      Implementation implementation,
      SiteOptions options,
      Map<String, String> properties,
      WildFlyOptions.JvmOptions process) {
    GlassFishOptions node = server(implementation, options, properties, process);
    return number -> GlassFish.start(node);
  }

  /**
   * How its server runs.
   *
   * @param properties system properties of the server
   * @param process how its process runs
   * @throws ServerFailedException if the implementation does not run in GlassFish, or something is
   *     asked for that is not possible there; the message says what to do
   */
  static GlassFishOptions server(
      Implementation implementation,
      SiteOptions options,
      Map<String, String> properties,
      WildFlyOptions.JvmOptions process) {
    requirePossible(options);
    Path beans =
        implementation
            .glassFishBeans()
            .orElseThrow(
                () ->
                    new ServerFailedException(
                        implementation.name()
                            + " does not run in GlassFish: leave out server=glassfish"));
    return new GlassFishOptions(
        "web",
        GlassFish.home(options.home()),
        options.folder().resolve("web"),
        options.httpPort(),
        new GlassFishArchive(implementation.app().get(0), beans, implementation.web()),
        properties,
        process);
  }

  private static void requirePossible(SiteOptions options) {
    if (options.tap().filter(SiteTap::logsCalls).isPresent()) {
      throw new ServerFailedException(
          "Calls cannot be counted in GlassFish, which writes no log of them: leave out"
              + " server=glassfish");
    }
    if (!options.siteSettings().getOrDefault(CLOSING, "0").equals("0")) {
      throw new ServerFailedException(
          "Nothing is done between requests in GlassFish, where beans are found in requests only: leave"
              + " closing-seconds out");
    }
  }
}
