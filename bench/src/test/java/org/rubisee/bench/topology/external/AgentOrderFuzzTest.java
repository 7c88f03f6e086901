package org.rubisee.bench.topology.external;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.topology.agent.EmulatorOrder;
import org.rubisee.bench.topology.tier.StartOrder;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.site.Target;
import org.rubisee.fuzzing.FuzzTest;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ArrivalMode;

/**
 * Orders of a bench, as an agent reads and checks them before it starts anything. The first byte of
 * an input says whether the rest is the order of a server or of an emulator.
 */
class AgentOrderFuzzTest extends FuzzTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final String WEB = "10.0.0.2:8080";
  private static final String SITE = "session-beans";
  private static final char SERVER = 's';
  private static final char EMULATOR = 'e';

  private final Hosts hosts =
      new Hosts(
          new Hosts.Server(WEB, null),
          new Hosts.Server("10.0.0.3:8180", null),
          new Hosts.Database("jdbc:mysql://10.0.0.4:3306/rubis", "u", "p", null, null, null),
          List.of(),
          new Hosts.Secrets("0123456789abcdef", "app-secret", "tickets-secret"),
          Hosts.STANDING_CLOCK,
          "");
  private final HostServers servers;
  private final HostEmulators emulators;

  AgentOrderFuzzTest() throws IOException {
    super("agent-order");
    servers = new HostServers(ofOneImplementation(scratch()), hosts, List.of());
    emulators = new HostEmulators(hosts, scratch(), () -> 0);
  }

  /** Its descriptions are read for each order. */
  private static Checkout ofOneImplementation(Path home) throws IOException {
    Path file = Path.of(SITE, "implementation.properties");
    Files.createDirectories(home.resolve(file).getParent());
    Files.copy(Path.of(System.getProperty("rubis.home")).resolve(file), home.resolve(file));
    return new Checkout(home);
  }

  @Override
  protected List<byte[]> examples() throws IOException {
    StartOrder server =
        new StartOrder(
            "web",
            SITE,
            Map.of("rubis.site.clock", "system"),
            Map.of("pool", "8"),
            Map.of(StartOrder.DB_HOST, "10.0.0.9", StartOrder.DB_PORT, "4000"),
            true);
    EmulatorOptions closed =
        new EmulatorOptions(
            Target.of("http://" + WEB + "/" + SITE, 500).withItems(330),
            Workload.of(AUCTION.mix("bidding"), 7),
            Phases.SHORT,
            ClientRange.of(20));
    return List.of(
        input(SERVER, server),
        input(EMULATOR, new EmulatorOrder("1f", "process-1", closed.asMap())),
        input(
            EMULATOR,
            new EmulatorOrder(
                "1f",
                "process-2",
                closed.with(Arrivals.of(ArrivalMode.OPEN, "steps:0=5,60=20")).asMap())));
  }

  private static byte[] input(char kind, Object order) throws IOException {
    return (kind + new ObjectMapper().writeValueAsString(order)).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  protected List<String> words() {
    return jsonWords(
        "\"options\":{}",
        "\"knobs\":{}",
        "\"routes\":{\"rubis.app.host\":\"x\"}",
        "\"matrix-file\":\"/etc/passwd\",",
        "\"matrix-file=/etc/passwd\":\"--images=none\",",
        "\"schedule\":\"csv:/etc/passwd\"",
        "\"output\":\"/tmp\",",
        "@/etc/passwd",
        "--log-requests",
        "app",
        "web2",
        "rubis.site.",
        "rubis.db.url",
        "\"jdk\":\"second\",",
        "\"web-nodes\":\"2\",",
        "constant:5",
        "open",
        "1e999");
  }

  @Override
  protected void parse(byte[] input) {
    byte[] order = Arrays.copyOfRange(input, Math.min(1, input.length), input.length);
    if (input.length > 0 && input[0] == EMULATOR) {
      EmulatorOptions options = emulators.permitted(EmulatorOrder.parse(order));
      assertThat(options.target().url()).startsWith("http://" + WEB + "/");
      assertThat(options.workload().table().text()).matches("(?s)|table:.*");
      assertThat(options.logsRequests()).isFalse();
    } else {
      HostServers.Permitted permitted = servers.permitted(StartOrder.parse(order));
      assertThat(permitted.implementation().name()).isEqualTo(SITE);
      assertThat(permitted.properties())
          .containsEntry("rubis.db.user", "u")
          .allSatisfy((key, value) -> assertThat(key).startsWith(prefix(key)));
    }
  }

  private static String prefix(String key) {
    return key.startsWith("wildfly.") ? "wildfly.datasources." : "rubis.";
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown instanceof IllegalArgumentException || thrown instanceof CommandFailedException;
  }
}
