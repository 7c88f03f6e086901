package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.topology.EmbeddedDatabase;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.run.Emulator;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.mysql.MySqlOptions;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.settings.SiteSettings;

/**
 * The emulator as a client of original sites: with their paths, their forms by GET and their
 * matrices. A site of ours that tolerates old clients stands for them.
 */
class OriginalClientsIT {

  private static final Application AUCTION = Applications.named("auction");

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final int CLIENTS = 20;
  private static final int BUFFER_POOL_MIB = 128;

  @TempDir private static Path folder;
  private static EmbeddedDatabase database;
  private static LocalSite site;

  @TempDir private Path results;

  @BeforeAll
  static void start() {
    Terminal quiet = Terminal.standard().silent();
    database =
        EmbeddedDatabase.start(
            MySqlOptions.in(folder.resolve("db"))
                .withBufferPoolMib(BUFFER_POOL_MIB)
                .withDurability(MySqlOptions.Durability.RELAXED),
            quiet);
    DataPlan plan = ApplicationData.standard().plan(Sizes.TINY);
    Instant restoredAt = database.restore(plan);
    site =
        LocalSite.start(
            new Checkout(HOME).implementation("servlets-only"),
            SiteOptions.of(
                    HOME,
                    folder.resolve("site"),
                    new SiteDatabase(
                        database.address().jdbcUrl(),
                        database.address().user(),
                        database.address().password()))
                .withSiteSettings(
                    Map.of(
                        SiteSettings.PREFIX + "legacy-client",
                        "true",
                        SiteSettings.PREFIX + "clock",
                        "since:" + restoredAt)));
  }

  @AfterAll
  static void stop() {
    if (site != null) {
      site.close();
    }
    if (database != null) {
      database.close();
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Site.class,
      names = {"SERVLETS", "EJB", "PHP"})
  void drivesTheSiteAsItsOwnClientDid(Site kind) throws IOException {
    String url = site.baseUri().toString();
    Target target =
        new Target(
            url.substring(0, url.length() - 1),
            kind,
            Math.toIntExact(ApplicationData.standard().plan(Sizes.TINY).scale().users()),
            40,
            62,
            0);
    Workload workload =
        new Workload(
            AUCTION.mix("bidding"),
            MatrixSet.LEGACY,
            "",
            new Pace(0.02, 0.2, 900, 1),
            ImageLoading.CACHED,
            42);
    Phases phases = new Phases("short", 0, 6, 0);
    EmulatorOptions options =
        new EmulatorOptions(target, workload, phases, ClientRange.of(CLIENTS));

    new Emulator(options)
        .run(
            results,
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));

    PhaseResult measured = MeasurementFolder.read(results).measured();
    assertThat(measured.outcomes().failures()).isZero();
    assertThat(measured.outcomes().count(Outcome.OK)).isGreaterThan(100L);
    assertThat(measured.writes().count(Outcome.OK)).isPositive();
  }
}
