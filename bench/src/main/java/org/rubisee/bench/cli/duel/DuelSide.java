package org.rubisee.bench.cli.duel;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.rubisee.bench.checkout.BuildInfo;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.options.SiteArguments;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.servers.site.SiteSoftware;
import org.rubisee.settings.Text;
import picocli.CommandLine.Model.CommandSpec;

/**
 * One of the two sites of a duel.
 *
 * @param label {@code base} or {@code new}
 * @param build a folder or a revision, as it was typed
 * @param common the site of both
 * @param own the site of this side instead of that
 */
record DuelSide(String label, String build, String common, Optional<String> own) {

  /**
   * The site in a build.
   *
   * @throws CommandFailedException if the build has no such site, or this machine lacks what it
   *     needs
   */
  SiteConfiguration site(Path home, Checkout checkout) {
    String typed = own.orElse(common);
    Checkout built = checkout.builtIn(home);
    List<SiteConfiguration> named = SiteArguments.parse(typed, built.implementations(), built);
    if (named.size() > 1) {
      throw new CommandFailedException("--site takes one site, not " + typed);
    }
    SiteConfiguration site = named.get(0);
    SiteSoftware.require(site.implementation(), site.knobs(), home);
    return new SiteConfiguration(
        label, label.toUpperCase(Locale.ROOT), site.implementation(), site.knobs());
  }

  /** The same with the build of its server downloaded and configured. */
  SiteConfiguration prepared(Path home, Checkout checkout, CommandSpec command) {
    SiteConfiguration site = site(home, checkout);
    SiteArguments.prepareServers(command, List.of(site), checkout.builtIn(home));
    return site;
  }

  /** How a verdict calls it: its commit, and its site unless both have the same. */
  String shown(Path home) {
    String commit = BuildInfo.commit(home);
    String shown = commit.isEmpty() ? build : commit.replaceAll("^([0-9a-f]{12})[0-9a-f]*", "$1");
    return shown + own.map(site -> " with " + site).orElse("");
  }

  /**
   * Checks that both sides have the same implementation.
   *
   * @throws CommandFailedException if they have not
   */
  static void requireSameImplementation(SiteConfiguration base, SiteConfiguration rival) {
    if (!base.implementation().name().equals(rival.implementation().name())) {
      throw new CommandFailedException(
          Text.of(
              "A duel compares builds of one implementation, not %s with %s: take 'rubis run' for that",
              base.implementation().path(), rival.implementation().path()));
    }
  }
}
