package org.rubisee.bench.cli.site;

import java.time.Clock;
import java.time.Instant;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.Text;

/**
 * The time of a site.
 *
 * @param recipe of the site, with the clock that the user may have set
 * @param restoredAt when its data was restored
 */
record BusinessTime(SiteRecipe recipe, Instant restoredAt) {

  /**
   * What time it is at the site.
   *
   * @throws CommandFailedException if the clock that the user set cannot be read
   */
  String inWords(Clock wallClock) {
    String setting = recipe.clock(restoredAt);
    try {
      return Text.of(
          "It is %s there (business clock); %s",
          BusinessClock.parse(setting, wallClock).now(),
          setting.startsWith("fixed:")
              ? "it stands still"
              : Applications.named(recipe.plan().application()).clockWords());
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }
}
