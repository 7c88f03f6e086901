package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.Rubis;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.mysql.MySqlOptions;

class MemoryNeedTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final Checkout CHECKOUT = Checkout.current();
  private static final int POOL_MIB = MySqlOptions.DEFAULT_BUFFER_POOL_MIB;

  @Test
  void allDocumentsGiveTheFigureOfQuickstart() throws IOException {
    List<SiteConfiguration> sites =
        CHECKOUT.implementations().stream()
            .filter(Implementation::inQuickstart)
            .map(known -> SiteConfiguration.of(known, Knobs.STANDARD))
            .toList();
    long gib = (MemoryNeed.of(sites, recipe(Sizes.SMALL), POOL_MIB, 1).mib() + 1023) / 1024;
    assertThat(Files.readString(HOME.resolve("README.md"))).contains(gib + " GiB for `quickstart`");
    assertThat(Files.readString(HOME.resolve(".devcontainer/devcontainer.json")))
        .contains("\"memory\": \"" + gib + "gb\"");
    assertThat(
            String.join(
                " ",
                Rubis.commandLine()
                    .getSubcommands()
                    .get("quickstart")
                    .getCommandSpec()
                    .usageMessage()
                    .description()))
        .contains("Needs " + gib + " GiB of memory");
  }

  @Test
  void theReadmeGivesTheLeastOfQuickstartAndOfATrial() throws IOException {
    SiteConfiguration two = site("session-facade");
    long pair = MemoryNeed.of(List.of(two, two), recipe(Sizes.SMALL), POOL_MIB, 1).mib();
    long one = MemoryNeed.of(List.of(two), recipe(Sizes.SMALL), POOL_MIB, 1).mib();
    assertThat(pair).isBetween(3L * 1024, 3584L);
    assertThat(one).isBetween(1024L, 2L * 1024);
    assertThat(Files.readString(HOME.resolve("README.md")))
        .contains("down to 3.5 GiB", "one site needs 2 GiB");
  }

  @Test
  void countsServersHeapsDatabasesAndEmulators() {
    SiteConfiguration servlets = site("servlets-only");
    SiteConfiguration beans = site("session-beans");
    SiteConfiguration threeNodes =
        SiteConfiguration.of(
            CHECKOUT.implementation("servlets-only"), Knobs.shared(Map.of("web-nodes", "3")));
    long one = of(servlets, List.of(), POOL_MIB, 1);
    assertThat(of(beans, List.of(), POOL_MIB, 1) - one).isEqualTo(512);
    assertThat(of(servlets, List.of("-Xmx1g", "-Xmx768m"), POOL_MIB, 1) - one).isEqualTo(256);
    assertThat(of(servlets, List.of("-Xmx2097152k"), POOL_MIB, 1) - one).isEqualTo(1536);
    assertThat(of(servlets, List.of(), POOL_MIB, 3) - one).isEqualTo(1024);
    assertThat(of(servlets, List.of(), 0, 1)).isLessThan(one);
    assertThat(of(threeNodes, List.of(), POOL_MIB, 1) - one).isEqualTo(2 * 512 + 128);
  }

  private static long of(SiteConfiguration site, List<String> jvm, int poolMib, int emulators) {
    SiteRecipe recipe =
        new SiteRecipe(
            CHECKOUT,
            ApplicationData.standard().plan(Sizes.SMALL),
            Map.of(),
            Pinning.ANYWHERE,
            jvm);
    return MemoryNeed.of(List.of(site), recipe, poolMib, emulators).mib();
  }

  private static SiteConfiguration site(String name) {
    return SiteConfiguration.of(CHECKOUT.implementation(name), Knobs.STANDARD);
  }

  private static SiteRecipe recipe(String scale) {
    return new SiteRecipe(
        CHECKOUT, ApplicationData.standard().plan(scale), Map.of(), Pinning.ANYWHERE, List.of());
  }
}
