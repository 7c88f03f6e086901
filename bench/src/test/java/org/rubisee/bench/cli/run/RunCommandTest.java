package org.rubisee.bench.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.block.BlocksPlan;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.Rubis;
import org.rubisee.bench.cli.options.RequestLimit;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.run.Bundle;
import org.rubisee.bench.run.KindPlan;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.trial.Trials;
import org.rubisee.bench.trial.TrialsPlan;
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

  @Test
  void aValueWithCommasIsThatOfTheRunWhenItIsResumedBundledAndReplayed(@TempDir Path folder)
      throws IOException {
    String site = "entity-cmp@commit-option=A@bean-cache=Item=300,User=9000";
    PlannedRun inBlocks = blocks(site);
    PlannedRun inTrials = trials(parsed(List.of("--clients", "10", "--trials", "1"), site));

    assertKeepsItsKnobs(inBlocks, BlocksPlan.class, Files.createDirectory(folder.resolve("a")));
    assertKeepsItsKnobs(inTrials, TrialsPlan.class, Files.createDirectory(folder.resolve("b")));
  }

  @Test
  void theApplicationOfTheSitesSaysWhatMixesAndDataThereAre(@TempDir Path folder)
      throws IOException {
    Blocks blocks =
        blocks(
            parsed(
                List.of(
                    "bookstore/servlets-only", "bookstore/servlets-only@pool=9", "--scale=tiny")));

    assertThat(blocks.plan().mixes()).containsExactly("shopping");
    assertThat(blocks.plan().curve().load().application()).isEqualTo("bookstore");
    assertThat(blocks.plan().sites())
        .extracting(Configuration::name)
        .containsExactly("bookstore-servlets-only", "bookstore-servlets-only--pool-9");
    assertThat(blocks.subjects())
        .allSatisfy(site -> assertThat(site.recipe().plan().application()).isEqualTo("bookstore"));
    blocks.stored().write(folder);
    BlocksPlan kept = StoredPlan.read(folder).planOf(folder, BlocksPlan.class, CHECKOUT);
    kept.requireMeasurable();
    assertThat(kept.blocks()).isEqualTo(blocks.plan());
  }

  @Test
  void trialsOfAnotherApplicationHaveItsCustomers() {
    Trials trials =
        trials(parsed(List.of("bookstore/servlets-only", "--clients=10", "--mix=ordering")));

    assertThat(trials.plan().load().application()).isEqualTo("bookstore");
    assertThat(trials.plan().agenda().points()).allMatch(point -> point.mix().equals("ordering"));
    assertThat(trials.recipe().plan().application()).isEqualTo("bookstore");
  }

  private static <P extends KindPlan> void assertKeepsItsKnobs(
      PlannedRun run, Class<P> kind, Path folder) throws IOException {
    run.stored().write(folder);
    Path replayed = Files.createDirectory(folder.resolve("profile"));
    Bundle.extract(Bundle.of(folder).write(), StoredPlan.FILE, replayed);
    for (Path each : List.of(folder, replayed)) {
      StoredPlan stored = StoredPlan.read(each);
      P plan = stored.planOf(each, kind, CHECKOUT);
      assertThat(plan.configurations())
          .filteredOn(one -> one.implementation().equals("entity-cmp"))
          .singleElement()
          .satisfies(
              one -> {
                assertThat(one.name()).matches("[a-z0-9-]+");
                assertThat(one.knobs())
                    .isEqualTo(Map.of("commit-option", "A", "bean-cache", "Item=300,User=9000"));
              });
      SiteRecipe recipe = RunSettings.parse(stored.options()).recipe(CHECKOUT);
      assertThat(plan.toRun(stored, recipe, CHECKOUT).stored()).hasToString(stored.toString());
    }
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
    return trials(parsed(List.of("--clients", "10", "--trials", "1"), further)).request();
  }

  private static Blocks blocks(String... further) {
    return blocks(parsed(List.of("session-beans"), further));
  }

  private static Trials trials(RunCommand command) {
    return command.trials(command.sites(CHECKOUT), CHECKOUT);
  }

  private static Blocks blocks(RunCommand command) {
    return command.inBlocks(command.sites(CHECKOUT), CHECKOUT);
  }

  private static RunCommand parsed(List<String> arguments, String... further) {
    List<String> all = new ArrayList<>(List.of("servlets-only"));
    all.addAll(arguments);
    all.addAll(List.of(further));
    return parsed(all);
  }

  private static RunCommand parsed(List<String> arguments) {
    List<String> all = new ArrayList<>(List.of("run"));
    all.addAll(arguments);
    CommandLine rubis = Rubis.commandLine();
    rubis.parseArgs(all.toArray(String[]::new));
    return rubis.getSubcommands().get("run").getCommand();
  }
}
