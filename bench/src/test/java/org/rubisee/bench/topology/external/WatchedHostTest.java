package org.rubisee.bench.topology.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.ListeningProcess;
import org.rubisee.bench.topology.LedgerCounter;
import org.rubisee.bench.topology.tier.ForeignServer;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.bench.topology.tier.StartOrder;
import org.rubisee.bench.topology.tier.TierControl;
import org.rubisee.bench.topology.tier.WatchedTier;
import org.rubisee.servers.knobs.Knobs;

class WatchedHostTest {

  private final Terminal terminal =
      new Terminal(
          new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8), false);

  @Test
  void findsTheProcessThatListensAtAPort() throws IOException {
    try (ForeignServer server = ForeignServer.start()) {
      assertThat(ListeningProcess.here().at(server.port())).contains(server.process().pid());
      WatchedHost host = watching(WatchedTier.at(Place.first(Tier.DB), server.port()));
      List<TierSample> samples = host.read("db").samples();
      assertThat(samples).hasSize(1);
      assertThat(samples.get(0).residentBytes()).isPositive();
    }
  }

  @Test
  void findsTheProcessThatAFileNames(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("mysqld.pid");
    WatchedHost host = watching(WatchedTier.parse("db=" + file));
    assertThat(host.read("db").samples()).isEmpty();
    try (ForeignServer server = ForeignServer.start()) {
      Files.writeString(file, server.process().pid() + "\n");
      assertThat(host.read("db").samples()).hasSize(1);
    }
  }

  @Test
  void startsNothingUnlessItsUserAllowedThat() {
    WatchedHost host = watching(WatchedTier.parse("web=8080"));
    StartOrder order = new StartOrder("web", "servlets-only", Map.of(), Map.of(), Map.of(), false);
    TierControl server = host.server("web");
    assertThatThrownBy(() -> server.start(order)).hasMessageContaining("--start-servers");
    assertThatThrownBy(server::kill).hasMessageContaining("--start-servers");
    assertThat(host.state().startsServers()).isFalse();
    assertThatThrownBy(host::emulators).hasMessageContaining("--start-emulators");
    assertThat(host.state().startsEmulators()).isFalse();
  }

  @Test
  void takesOnlySettingsOfTheSiteAndKnobsFromTheNetwork(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("hosts.yaml");
    HostsFile.write(
        file,
        new HostsFile.Machines("127.0.0.1", Optional.of("127.0.0.1"), "127.0.0.1", List.of()));
    HostServers servers = new HostServers(Checkout.current(), HostsFile.read(file), List.of());
    assertThatThrownBy(
            () -> servers.start(order(Map.of("java.library.path", "/x"), Map.of(), Map.of())))
        .hasMessageContaining("no setting of the site");
    assertThatThrownBy(() -> servers.start(order(Map.of(), Map.of("jdk", "/x"), Map.of())))
        .hasMessageContaining("JAVA_HOME");
    assertThatThrownBy(() -> servers.start(order(Map.of(), Map.of(), Map.of("jboss.home", "/x"))))
        .hasMessageContaining("no route");
  }

  /** A second connection, opened on a slow machine, would change the counts. */
  @Test
  void serversWhoseCallsAreCountedHaveOneConnection(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("hosts.yaml");
    HostsFile.write(
        file,
        new HostsFile.Machines("127.0.0.1", Optional.of("127.0.0.1"), "127.0.0.1", List.of()));
    Map<String, String> settings =
        LedgerCounter.recipe(Checkout.current(), "auction", Knobs.STANDARD).siteSettings();
    StartOrder counted = new StartOrder("web", "servlets-only", settings, Map.of(), Map.of(), true);
    assertThat(servers(file).properties(counted, Tier.WEB, 1))
        .containsEntry("rubis.db.pool-size", "1");

    for (StartOrder other :
        List.of(
            order(settings, Map.of(), Map.of()),
            new StartOrder(
                "web",
                "servlets-only",
                Map.of("rubis.db.pool-size", "1 -Dx=y"),
                Map.of(),
                Map.of(),
                true))) {
      assertThatThrownBy(() -> servers(file).properties(other, Tier.WEB, 1))
          .hasMessageContaining("'rubis.db.pool-size' is no setting of the site");
    }
  }

  /** A value ends up in a URL, whose parameters could open files. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "db:3306?allowLoadLocalInfile=true",
        "3306/rubis?allowLoadLocalInfile=true",
        "db?autoDeserialize=true&x=",
        "u:p@db",
        "db db",
        "(host=db)",
        "",
      })
  void takesOnlyNamesAndNumbersForRoutes(String value, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("hosts.yaml");
    HostsFile.write(
        file,
        new HostsFile.Machines("127.0.0.1", Optional.of("127.0.0.1"), "127.0.0.1", List.of()));
    HostServers servers = servers(file);
    for (String route :
        List.of(StartOrder.DB_HOST, StartOrder.DB_PORT, "rubis.app.host", "rubis.app.port")) {
      assertThatThrownBy(() -> servers.start(order(Map.of(), Map.of(), Map.of(route, value))))
          .as(route)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("no name and no number");
    }
  }

  /** The data source of the servers names a mode, which the driver prefers to that of the URL. */
  @Test
  void connectionsOfTheSiteAreEncryptedAsTheHostsFileSays(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("hosts.yaml");
    HostsFile.write(
        file,
        new HostsFile.Machines("127.0.0.1", Optional.of("127.0.0.1"), "127.0.0.1", List.of()));
    StartOrder order = order(Map.of(), Map.of(), Map.of());
    assertThat(servers(file).properties(order, Tier.WEB, 1))
        .containsEntry("rubis.db.ssl-mode", "PREFERRED");

    StartOrder counted =
        order(
            Map.of(), Map.of(), Map.of(StartOrder.DB_HOST, "10.0.0.1", StartOrder.DB_PORT, "4000"));
    assertThat(servers(file).properties(counted, Tier.WEB, 1))
        .containsEntry("rubis.db.ssl-mode", "DISABLED");

    Files.writeString(
        file, Files.readString(file).replace(":3306/rubis", ":3306/rubis?sslMode=REQUIRED"));
    assertThat(servers(file).properties(order, Tier.WEB, 1))
        .containsEntry("rubis.db.ssl-mode", "REQUIRED");
  }

  private static HostServers servers(Path file) throws IOException {
    return new HostServers(Checkout.current(), HostsFile.read(file), List.of());
  }

  @Test
  void knowsNoTierThatItWasNotTold() {
    assertThatThrownBy(() -> watching(WatchedTier.parse("web=8080")).read("app"))
        .hasMessageContaining("does not watch tier 'app'");
    assertThatThrownBy(() -> WatchedTier.parse("weeb=8080")).hasMessageContaining("weeb");
  }

  private static StartOrder order(
      Map<String, String> settings, Map<String, String> knobs, Map<String, String> routes) {
    return new StartOrder("web", "servlets-only", settings, knobs, routes, false);
  }

  private WatchedHost watching(WatchedTier tier) {
    return new WatchedHost(List.of(tier), Optional.empty(), Optional.empty(), terminal);
  }
}
