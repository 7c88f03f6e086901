package org.rubisee.bench.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.tier.BreakdownCategory;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.trial.ProfileResult;

class CpuProfileTest {

  private static final String PAGE = "org.rubisee.pages.Layout.page";
  private static final String SERVLET = "org.rubisee.pages.InteractionServlet.pageFor";
  private static final String UNDERTOW = "io.undertow.server.Connectors.executeRootHandler";

  private final CpuProfile profile =
      CpuProfile.of(
          List.of(
              sample("java.util.HashMap.get", PAGE, SERVLET, UNDERTOW),
              sample(PAGE, PAGE, SERVLET, UNDERTOW),
              sample("com.mysql.cj.NativeSession.execSQL", SERVLET, UNDERTOW),
              sample("java.lang.Thread.run")),
          BreakdownRules.standard());

  @Test
  void sharesOfAllCategoriesMakeOne() {
    assertThat(profile.samples()).isEqualTo(4);
    assertThat(profile.share(BreakdownCategory.PRESENTATION)).isEqualTo(0.5);
    assertThat(profile.share(BreakdownCategory.JDBC_DRIVER)).isEqualTo(0.25);
    assertThat(Stream.of(BreakdownCategory.values()).mapToDouble(profile::share).sum())
        .isCloseTo(1, within(1e-9));
  }

  @Test
  void aMethodOfOursCountsWhatItDoesItselfAndApartWhatItCalls() {
    assertThat(profile.ownShare()).isEqualTo(0.5);
    assertThat(profile.ownMethods())
        .containsExactly(new OwnMethod(PAGE, 0.5, 0.5), new OwnMethod(SERVLET, 0, 0.75));
  }

  @Test
  void aClassCountsItsMethodsAndLambdasTogether() {
    CpuProfile html =
        CpuProfile.of(
            List.of(
                sample("org.rubisee.pages.Html.raw"),
                sample("org.rubisee.pages.Html$$Lambda$830.0x00007fb6687aa218.getAsLong"),
                sample("org.rubisee.pages.Html.<init>"),
                sample(PAGE)),
            BreakdownRules.standard());
    assertThat(html.ownClasses())
        .containsExactly(
            Map.entry("org.rubisee.pages.Html", 0.75), Map.entry("org.rubisee.pages.Layout", 0.25));
  }

  @Test
  void nothingSampledIsNoShare() {
    CpuProfile empty = CpuProfile.of(List.of(), BreakdownRules.standard());
    assertThat(empty.share(BreakdownCategory.OTHER)).isZero();
    assertThat(empty.ownMethods()).isEmpty();
  }

  @Test
  void tellsWhatIsUnknownWhenItIsTooMuch() {
    assertThat(result().lines())
        .anyMatch(line -> line.contains("web tier of servlets-only, bidding mix, 200 clients"))
        .anyMatch(line -> line.matches("\\s+50\\.0 %  Presentation"))
        .anyMatch(line -> line.contains("worker: java.lang.Thread.run"));
  }

  @Test
  void writesTables(@TempDir Path folder) throws IOException {
    result().write(folder);
    assertThat(folder.resolve("own-methods.csv"))
        .content()
        .contains("servlets-only,bidding,200,web,\"" + SERVLET + "\",0.00000,0.75000\n");
    assertThat(folder.resolve("unclassified.csv"))
        .content()
        .contains("servlets-only,bidding,200,web,1,\"worker: java.lang.Thread.run\"\n");
  }

  private ProfileResult result() {
    TrialPoint point = new TrialPoint(1, "servlets-only", "bidding", 200, 1);
    return new ProfileResult(List.of(new TierProfile(point, Tier.WEB, profile)), List.of());
  }

  private static StackSample sample(String... frames) {
    return new StackSample("worker", List.of(frames));
  }
}
