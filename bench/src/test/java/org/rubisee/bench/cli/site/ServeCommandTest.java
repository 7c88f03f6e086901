package org.rubisee.bench.cli.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.Rubis;
import org.rubisee.bench.cli.options.RequestLimit;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.topology.SiteConfiguration;
import picocli.CommandLine;

/** How 'rubis serve' starts a site for people. */
class ServeCommandTest {

  private static final Checkout CHECKOUT = Checkout.current();
  private static final String CLOSING = "rubis.site.closing-seconds";
  private static final String RELISTING = "rubis.site.relisting";

  @Test
  void closesAuctionsAndLimitsRequests() {
    assertThat(settings("serve session-beans"))
        .containsEntry(CLOSING, "60")
        .containsEntry(RELISTING, "true")
        .containsEntry("rubis.site.request-limit", Integer.toString(RequestLimit.standard()));
  }

  @Test
  void leavesTheClosingOfAuctionsToTheUser() {
    assertThat(settings("serve session-beans --site-setting closing-seconds=0"))
        .containsEntry(CLOSING, "0");
  }

  @Test
  void closesNothingWherePagesAreCountedOrServersAreElsewhere() {
    assertThat(settings("serve session-beans --show-counts"))
        .doesNotContainKeys(CLOSING, RELISTING);
    assertThat(settings("serve session-beans --topology compose"))
        .doesNotContainKeys(CLOSING, RELISTING);
  }

  private static Map<String, String> settings(String arguments) {
    CommandLine rubis = Rubis.commandLine();
    rubis.parseArgs(arguments.split(" "));
    ServeCommand command = rubis.getSubcommands().get("serve").getCommand();
    SiteConfiguration site =
        SiteConfiguration.stored(Configuration.plain("session-beans", "Beans"), CHECKOUT);
    return command.recipe(site, CHECKOUT).siteSettings();
  }
}
