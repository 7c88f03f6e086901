package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class NodeOptionsTest {

  private static final String HOSTS =
      """
      web:
        - address: 10.0.0.2:8080
        - address: 10.0.0.5:8080
      app:
        address: 10.0.0.3:8180
      db:
        jdbc-url: jdbc:mysql://10.0.0.4:3306/rubis
        user: site
        password: db-secret
      secrets:
        agents: 0123456789abcdef
      """;

  @TempDir private Path folder;

  @Command
  private static final class Measuring {
    @Mixin private LoadOptions load;
    @Mixin private NodeOptions nodes;
    @Mixin private TopologyOptions topology;
  }

  @Test
  void nodesFollowTheirSchedule() {
    Measuring asked =
        typed(
            "--node-schedule steps:0=1,9=2 --clients 9 --arrivals partly-open"
                + " --schedule constant:1");

    assertThat(asked.nodes.on(asked.load.load()).nodes().schedule()).isEqualTo("steps:0=1,9=2");
    assertThat(asked.nodes.sites(List.of(site("2"))))
        .extracting(SiteConfiguration::webNodesInUse)
        .containsExactly(0);
  }

  @Test
  void sitesThatKeepTheirNodesAreMeasuredBesideOneThatFollows() {
    Measuring asked = typed("--node-schedule steps:0=1,9=2 --static-nodes 1,2,1");

    assertThat(asked.nodes.sites(List.of(site("2"))))
        .extracting(SiteConfiguration::webNodesInUse)
        .containsExactly(0, 1, 2);
  }

  @Test
  void aFileBecomesItsSteps() throws IOException {
    Path file = Files.writeString(folder.resolve("n.csv"), "second,nodes\n0,1\n9,2\n");
    Measuring asked =
        typed(
            "--clients 9 --arrivals partly-open --schedule constant:1 --node-schedule csv:" + file);

    assertThat(asked.nodes.on(asked.load.load()).nodes().schedule()).isEqualTo("steps:0=1,9=2");
  }

  @Test
  void aBalancerOfTheUserKeepsItsServers() throws IOException {
    String own = "--topology external --hosts " + hosts(HOSTS + "balancer: 10.0.0.9:80\n");
    String benchs = "--topology external --hosts " + hosts(HOSTS);

    for (String option : List.of("--node-schedule steps:0=1", "--static-nodes 1")) {
      Measuring refused = typed(own + " " + option);
      assertThatThrownBy(() -> refused.nodes.check(refused.topology))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining(option.substring(0, option.indexOf(' ')))
          .hasMessageContaining("leave 'balancer' out of the hosts file");
      Measuring taken = typed(benchs + " " + option);
      assertThatCode(() -> taken.nodes.check(taken.topology)).doesNotThrowAnyException();
    }
    Measuring nothing = typed(own);
    assertThatCode(() -> nothing.nodes.check(nothing.topology)).doesNotThrowAnyException();
  }

  private Path hosts(String text) throws IOException {
    Path file = Files.createTempFile(folder, "hosts", ".yaml");
    return Files.writeString(file, text);
  }

  private static SiteConfiguration site(String webNodes) {
    Implementation servlets = Checkout.current().implementation("servlets-only");
    return SiteConfiguration.of(List.of(servlets), Knobs.shared(Map.of("web-nodes", webNodes)))
        .get(0);
  }

  private static Measuring typed(String options) {
    Measuring measuring = new Measuring();
    new CommandLine(measuring).parseArgs(options.split(" "));
    return measuring;
  }
}
