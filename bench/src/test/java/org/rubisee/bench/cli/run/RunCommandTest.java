package org.rubisee.bench.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.Rubis;
import org.rubisee.bench.cli.options.RequestLimit;
import org.rubisee.bench.run.RunRequest;
import picocli.CommandLine;

/** What 'rubis run' makes of its arguments. */
class RunCommandTest {

  private static final Checkout CHECKOUT = Checkout.current();
  private static final String LIMIT = "rubis.site.request-limit";
  private static final String LIMIT_OPTION = "--site-setting=request-limit=";
  private static final String STANDARD = Integer.toString(RequestLimit.standard());

  @Test
  void trialsHaveTheLimitOfRequestsNowAndWhenTheyAreResumed() {
    RunRequest request = trials("--phases", "short");
    assertThat(request.recipe().siteSettings()).containsEntry(LIMIT, STANDARD);
    assertThat(request.options()).contains(LIMIT_OPTION + STANDARD);
  }

  @Test
  void trialsWithThePhasesOfAPaperHaveNoLimit() {
    for (String paper : List.of("oopsla02", "middleware03")) {
      RunRequest request = trials("--phases", paper);
      assertThat(request.recipe().siteSettings()).doesNotContainKey(LIMIT);
      assertThat(request.options()).noneMatch(option -> option.startsWith(LIMIT_OPTION));
    }
  }

  @Test
  void blocksHaveTheLimitOfRequestsNowAndWhenTheyAreResumed() {
    Blocks request = blocks();
    assertThat(settings(request)).allSatisfy(own -> assertThat(own).containsEntry(LIMIT, STANDARD));
    assertThat(request.options()).contains(LIMIT_OPTION + STANDARD);
  }

  @Test
  void theLimitOfTheUserTakesPrecedence() {
    String[] own = {"--site-setting", "request-limit=7"};
    assertThat(trials(own).recipe().siteSettings()).containsEntry(LIMIT, "7");
    assertThat(settings(blocks(own))).allSatisfy(one -> assertThat(one).containsEntry(LIMIT, "7"));
  }

  @Test
  void measuredSitesCloseNoAuctionsByThemselves() {
    RunRequest request = trials();
    Blocks inBlocks = blocks();
    assertThat(request.recipe().siteSettings()).satisfies(RunCommandTest::closesNothing);
    assertThat(settings(inBlocks)).isNotEmpty().allSatisfy(RunCommandTest::closesNothing);
    assertThat(request.options()).noneMatch(RunCommandTest::isOfClosing);
    assertThat(inBlocks.options()).noneMatch(RunCommandTest::isOfClosing);
  }

  private static void closesNothing(Map<String, String> settings) {
    assertThat(settings.keySet()).noneMatch(RunCommandTest::isOfClosing);
  }

  private static boolean isOfClosing(String setting) {
    return setting.contains("closing") || setting.contains("relisting");
  }

  private static List<Map<String, String>> settings(Blocks request) {
    return request.subjects().stream().map(site -> site.recipe().siteSettings()).toList();
  }

  private static RunRequest trials(String... further) {
    return parsed(List.of("--clients", "10", "--trials", "1"), further).trials(CHECKOUT).request();
  }

  private static Blocks blocks(String... further) {
    return parsed(List.of("session-beans"), further).inBlocks(CHECKOUT);
  }

  private static RunCommand parsed(List<String> arguments, String... further) {
    List<String> all = new ArrayList<>(List.of("run", "servlets-only"));
    all.addAll(arguments);
    all.addAll(List.of(further));
    CommandLine rubis = Rubis.commandLine();
    rubis.parseArgs(all.toArray(String[]::new));
    return rubis.getSubcommands().get("run").getCommand();
  }
}
