package org.rubisee.bench.topology.external;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.fuzzing.FuzzTest;

/** Files that describe machines, as a person gives them to {@code --hosts}. */
class HostsFileFuzzTest extends FuzzTest {

  private static final String GOOD =
      """
      web:
        address: 10.0.0.2:8080
        agent: web.lab:7070
      app:
        address: 10.0.0.3:8180
      db:
        jdbc-url: jdbc:mysql://10.0.0.4:3306/rubis?sslMode=REQUIRED
        user: bench
        password: db-secret
        site-user: site
        site-password: other-secret
      clients:
        - address: load-1
          agent: 10.0.0.5:7070
          processes: 2
        - agent: 10.0.0.6:7070
      secrets:
        agents: 0123456789abcdef
      clock: fixed:2002-11-04T09:00
      """;

  private static final String SEVERAL =
      """
      web:
        - address: 10.0.0.2:8080
        - address: 10.0.0.5:8080
          agent: web.lab:7071
      db:
        jdbc-url: jdbc:mysql://10.0.0.4:3306/rubis
        user: bench
        password: db-secret
      secrets: {agents: 0123456789abcdef}
      balancer: 10.0.0.9:80
      """;

  private final Path file;

  HostsFileFuzzTest() throws IOException {
    super("hosts-file");
    file =
        Files.createFile(
            scratch().resolve(HostsFile.NAME),
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
  }

  @Override
  protected List<byte[]> examples() {
    return List.of(
        GOOD.getBytes(StandardCharsets.UTF_8),
        GOOD.replaceFirst("(?s)app:.*db:", "db:").getBytes(StandardCharsets.UTF_8),
        SEVERAL.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  protected List<String> words() {
    return List.of(
        "web:",
        "app:",
        "db:",
        "clients:",
        "processes:",
        "secrets:",
        "clock:",
        "balancer:",
        "address:",
        "agent:",
        "jdbc-url:",
        "user:",
        "password:",
        "site-user:",
        "site-password:",
        "agents:",
        "tickets:",
        "\n  ",
        "\n",
        ": ",
        "~",
        "10.0.0.2:8080",
        "[::1]:80",
        "host:99999",
        "a_b:1",
        "jdbc:mysql://",
        "?sslMode=REQUIRED",
        "?allowLoadLocalInfile=true",
        "{",
        "}",
        "[",
        "]",
        "- ",
        "&a ",
        "*a",
        "!!x ",
        "---\n",
        "''");
  }

  @Override
  protected void parse(byte[] input) throws IOException {
    Files.write(file, input);
    Hosts hosts = HostsFile.read(file);
    for (Tier tier : List.of(Tier.WEB, Tier.APP, Tier.DB)) {
      if (tier == Tier.DB || hosts.server(tier).isPresent()) {
        assertThat(hosts.host(Place.first(tier))).isNotBlank();
        assertThat(hosts.port(Place.first(tier))).isBetween(0, 65_535);
        assertThat(hosts.servers(tier)).doesNotContainNull();
        assertThat(hosts.behind(tier)).isNotNull();
      }
    }
    assertThat(hosts.agents().values()).doesNotContainNull();
    for (LoadHost client : hosts.clients()) {
      assertThat(client.agentHost()).isNotBlank();
      assertThat(client.agentPort()).isBetween(0, 65_535);
      assertThat(client.processes()).isBetween(1, LoadHost.MOST_PROCESSES);
    }
    assertThat(hosts.db().siteUser()).isNotNull();
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown.getClass() == CommandFailedException.class
        && thrown.getMessage().startsWith(file.toString());
  }
}
