package org.rubisee.auction.customers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.emulator.customer.Customer;
import org.rubisee.emulator.customer.Draws;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.http.Classification;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.record.Measurements;
import org.rubisee.emulator.run.StubPages;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.load.MatrixSet;

/** Customers at sites of RUBiS 1.4.3: every interaction works, whatever the version. */
class OriginalSitesTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final int PAGES = 30_000;
  private static final int USERS = 100;

  /** No table of RUBiS 1.4.3 leads there; see docs/workload.md. */
  private static final Interaction WITHOUT_A_WAY = AUCTION.interaction("PutCommentAuth");

  private final List<String> failures = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({
    "SERVLETS, RUBIS_EE",
    "SERVLETS, LEGACY",
    "EJB, RUBIS_EE",
    "EJB, LEGACY",
    "PHP, RUBIS_EE",
    "PHP, LEGACY"
  })
  void allInteractionsWorkOnPagesOfTheOriginal(Site kind, MatrixSet matrices) {
    OriginalPages pages = new OriginalPages(kind);

    Set<Interaction> worked = walk(kind, matrices, pages::of);

    assertThat(failures).isEmpty();
    assertThat(worked).containsAll(expected(matrices));
  }

  @ParameterizedTest
  @CsvSource({"SERVLETS", "EJB", "PHP"})
  void allInteractionsWorkOnPagesOfTheContract(Site kind) {
    Set<Interaction> worked = walk(kind, MatrixSet.RUBIS_EE, path -> StubPages.of(path, "").body());

    assertThat(failures).isEmpty();
    assertThat(worked).containsAll(expected(MatrixSet.RUBIS_EE));
  }

  private static Set<Interaction> expected(MatrixSet matrices) {
    Set<Interaction> all = new TreeSet<>(AUCTION.interactions());
    if (matrices == MatrixSet.LEGACY) {
      all.remove(WITHOUT_A_WAY);
    }
    return all;
  }

  private Set<Interaction> walk(Site kind, MatrixSet matrices, Function<String, String> pages) {
    SitePaths paths = new SitePaths(kind, "", AUCTION.interactions());
    Catalogue catalogue =
        Catalogue.ofPages(
            pages.apply(paths.plain(AUCTION.interaction("BrowseCategories").index()).path()),
            pages.apply(paths.plain(AUCTION.interaction("BrowseRegions").index()).path()));
    TransitionTable table = TransitionTable.builtIn(matrices, AUCTION.mix("bidding"));
    Target target = new Target("http://localhost/", kind, USERS, 0, 0, 0);
    Market market =
        new Market(new Surroundings(table, paths, target, new Measurements(table)), catalogue);
    SplittableRandom random = new SplittableRandom(52);
    Draws draws = purpose -> random;
    PageScan scan = new PageScan(Marks.ALL);
    Set<Interaction> worked = new TreeSet<>();
    Customer customer = customer(matrices, market, draws);
    PageRequest request = customer.firstPage();
    for (int i = 0; i < PAGES; i++) {
      assertThat(!request.form().isEmpty()).as(request.path()).isFalse();
      byte[] page = pages.apply(request.path()).getBytes(StandardCharsets.UTF_8);
      scan.scan(page, page.length);
      Outcome outcome = Classification.of(200, scan);
      if (outcome == Outcome.OK) {
        worked.add(request.interaction());
      } else if (matrices != MatrixSet.LEGACY) {
        failures.add(request.path() + ": " + new String(page, StandardCharsets.UTF_8));
      }
      request = customer.nextPage(scan, outcome);
      if (request == PageRequest.END_OF_SESSION) {
        customer = customer(matrices, market, draws);
        request = customer.firstPage();
      }
    }
    failures.sort(Comparator.naturalOrder());
    return worked;
  }

  private static Customer customer(MatrixSet matrices, Market market, Draws draws) {
    return matrices == MatrixSet.LEGACY
        ? new LegacyCustomer(market, draws)
        : new SeeingCustomer(market, draws);
  }
}
