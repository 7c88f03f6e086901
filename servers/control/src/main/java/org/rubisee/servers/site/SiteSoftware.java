package org.rubisee.servers.site;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.glassfish.GlassFish;
import org.rubisee.servers.httpd.PhpHome;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;

/** What must be on this machine before a site can run. */
public final class SiteSoftware {

  private SiteSoftware() {}

  /**
   * Checks that it is there.
   *
   * @param knobs those of the site
   * @param checkout root of the checkout, where servers are provisioned
   * @throws ServerFailedException if a JDK, a balancer or GlassFish is missing, or the JDK has a
   *     version on which a server does not run, or Jetty cannot read the checkout; the message says
   *     what to do
   */
  public static void require(Knobs knobs, Path checkout) {
    knobs.requireInstalled();
    requireGlassFish(knobs, checkout);
    require(lackingJetty(knobs, checkout));
  }

  /**
   * The same for the site of an implementation.
   *
   * @throws ServerFailedException also if there is no httpd with PHP and it needs one
   */
  public static void require(Implementation implementation, Knobs knobs, Path checkout) {
    require(knobs, checkout);
    require(lackingPhp(implementation, knobs));
  }

  private static void require(Optional<String> lacking) {
    if (lacking.isPresent()) {
      throw new ServerFailedException(lacking.get());
    }
  }

  /**
   * Why Jetty cannot serve the pages of a site.
   *
   * @param knobs those of the site
   * @param checkout root of the checkout
   * @return with what to do; empty if it can, or if another web container serves them
   */
  public static Optional<String> lackingJetty(Knobs knobs, Path checkout) {
    String path = checkout.toAbsolutePath().toString();
    boolean isReadable = StandardCharsets.US_ASCII.newEncoder().canEncode(path);
    return isReadable || !knobs.webContainer().equals(Optional.of("jetty"))
        ? Optional.empty()
        : Optional.of(
            "Jetty reads no archive below a folder with letters beyond ASCII, here "
                + path
                + ": take web=tomcat, or move the checkout");
  }

  /**
   * Why this machine has no PHP for a site.
   *
   * @param knobs those of the site
   * @return with what to do; empty if it has, or if the site needs none
   */
  public static Optional<String> lackingPhp(Implementation implementation, Knobs knobs) {
    return implementation.isHttpd() ? PhpHome.lacking(knobs.systemProperties()) : Optional.empty();
  }

  /**
   * Why GlassFish cannot run a site.
   *
   * @param knobs those of the site
   * @param checkout root of the checkout
   * @return with what to do; empty if it can, or if other servers run the site
   */
  public static Optional<String> lackingGlassFish(Knobs knobs, Path checkout) {
    try {
      requireGlassFish(knobs, checkout);
      return Optional.empty();
    } catch (ServerFailedException e) {
      return Optional.of(e.getMessage());
    }
  }

  private static void requireGlassFish(Knobs knobs, Path checkout) {
    if (knobs.runsIn("glassfish")) {
      knobs.jdk();
      GlassFish.requireProvisioned(GlassFish.home(checkout));
    }
  }
}
