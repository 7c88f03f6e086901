package org.rubisee.bench.topology.external;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.Machine;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierMachine;
import org.rubisee.bench.sampling.ThisMachine;
import org.rubisee.bench.topology.agent.AgentClient;
import org.rubisee.bench.topology.agent.HostState;
import org.rubisee.bench.topology.agent.Secret;
import org.rubisee.bench.topology.tier.Place;

/** Two web servers and a database on machines of the user's; nobody is asked anything. */
class TierMachinesTest {

  private static final String SECRET = "0123456789abcdef";
  private static final Place WEB_2 = new Place(Tier.WEB, 2);
  private static final Hosts HOSTS =
      new Hosts(
          new Hosts.Server("one:80", "one:7070", List.of(new Hosts.Server("two:80", "two:7070"))),
          null,
          new Hosts.Database("jdbc:mysql://db:3306/rubis", "bench", "secret", null, null, ""),
          null,
          new Hosts.Secrets(SECRET, null, null),
          null,
          null);

  private final AgentClient client = new AgentClient("127.0.0.1:1", Secret.of(SECRET));

  @AfterEach
  void close() {
    client.close();
  }

  @Test
  void addUpThoseOfSeveralServers() {
    TierMachine web = machines(List.of()).of(Tier.WEB);
    assertThat(web.name()).isEqualTo("boot-1+boot-2");
    assertThat(web.words()).isEqualTo("one: cpu, 4 CPUs, Java 17; two: cpu, 8 CPUs, Java 17");
    assertThat(web.cores()).isEqualTo(12);
    assertThat(machines(List.of()).of(Tier.DB)).isEqualTo(new TierMachine("db", "db", 0));
    assertThat(machines(List.of()).of(Tier.APP)).isEqualTo(TierMachine.OF_THE_BENCH);
  }

  @Test
  void areThatOfTheBenchForClientsWithoutLoadMachines() {
    assertThat(machines(List.of()).of(Tier.CLIENT)).isEqualTo(TierMachine.OF_THE_BENCH);
  }

  @Test
  void addUpLoadMachinesThatShareNone() {
    TierMachine clients =
        machines(List.of(load("three", "boot-3", 2), load("bench", ThisMachine.bootId(), 1)))
            .of(Tier.CLIENT);
    assertThat(clients.name()).isEqualTo("+boot-3");
    assertThat(clients.words())
        .isEqualTo("three: cpu, 2 CPUs, Java 17; bench: cpu, 1 CPUs, Java 17");
    assertThat(clients.cores()).isEqualTo(3);
  }

  /** Of several servers one is enough, whatever its place in the list. */
  @Test
  void haveTheNameOfATierWhoseMachineTheLoadShares() {
    TierMachines shared = machines(List.of(load("x", "boot-3", 2), load("y", "boot-2", 8)));
    assertThat(shared.of(Tier.CLIENT).name()).isEqualTo(shared.of(Tier.WEB).name());
    assertThat(shared.of(Tier.CLIENT).cores()).isEqualTo(10);

    TierMachines beside = machines(List.of(load("db", "boot-4", 2)));
    assertThat(beside.of(Tier.CLIENT).name()).as("of a server without an agent").isEqualTo("db");
  }

  private TierMachines machines(List<LoadAgent> load) {
    Place first = Place.first(Tier.WEB);
    return new TierMachines(
        new HostAgents(
            HOSTS,
            Map.of(
                first, new HostAgent(first, client, state("web", "boot-1", 4), 0),
                WEB_2, new HostAgent(WEB_2, client, state("web2", "boot-2", 8), 0))),
        load);
  }

  private LoadAgent load(String address, String bootId, int cores) {
    return new LoadAgent(
        new LoadHost(address, address + ":7070", 1), client, state("client", bootId, cores));
  }

  private static HostState state(String tier, String bootId, int cores) {
    return new HostState(
        List.of(tier),
        true,
        true,
        0,
        new Machine("Linux", "6", "cpu", cores, 1L << 30),
        bootId,
        "Java 17");
  }
}
