package org.rubisee.bench.topology.tier;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.ThisMachine;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.TierTogether;
import org.rubisee.bench.topology.BenchBalancer;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.servers.balancer.Balancer;
import org.rubisee.settings.Text;

/**
 * The web and application servers of a site, here or behind agents.
 *
 * @param all in the order in which they are started
 * @param balancer of the bench in front of the web servers; a part of the web tier
 */
public record SiteServers(List<Server> all, Optional<Balancer> balancer) {

  private static final Map<String, String> LOGS = Map.of("server", ".log", "gc", "-gc.log");

  /**
   * A server.
   *
   * @param machine tells the machines of a tier apart
   */
  public record Server(Place place, TierControl control, TierReader reader, String machine) {

    /** One of this machine. */
    public Server(WatchedTier here) {
      this(here.place(), here, here, ThisMachine.bootId());
    }
  }

  public SiteServers {
    all = List.copyOf(all);
  }

  /** Those of a tier. */
  public List<Server> of(Tier tier) {
    return all.stream().filter(server -> server.place().tier() == tier).toList();
  }

  /** Whether a link between tiers has several ends, which are not told apart. */
  public boolean isSeveralOfATier() {
    return balancer.isPresent() || of(Tier.WEB).size() > 1 || of(Tier.APP).size() > 1;
  }

  /** Reads each tier; what several servers use is added up. */
  public List<TierReader> readers() {
    Map<Tier, Map<String, List<TierReader>>> machines = new TreeMap<>();
    all.forEach(server -> add(machines, server.machine(), server.reader()));
    balancer.ifPresent(
        running ->
            new BenchBalancer(running)
                .readers()
                .forEach(reader -> add(machines, ThisMachine.bootId(), reader)));
    return machines.entrySet().stream()
        .map(tier -> TierTogether.ofMachines(tier.getKey(), tier.getValue().values()))
        .toList();
  }

  private static void add(
      Map<Tier, Map<String, List<TierReader>>> machines, String machine, TierReader reader) {
    machines
        .computeIfAbsent(reader.tier(), tier -> new TreeMap<>())
        .computeIfAbsent(machine, name -> new ArrayList<>())
        .add(reader);
  }

  /** The web servers, if the balancer can take them in and out of use. */
  public Optional<WebNodes> webNodes() {
    return balancer.map(BenchBalancer::new);
  }

  /**
   * Copies their logs, {@code web.log}, {@code web-gc.log} and so on.
   *
   * @throws CommandFailedException if one cannot be read; the message says whose
   */
  public void keepLogs(Path folder) throws IOException {
    for (Server server : all) {
      for (Map.Entry<String, String> log : LOGS.entrySet()) {
        keep(server, log.getKey(), folder.resolve(server.place().label() + log.getValue()));
      }
    }
    if (balancer.isPresent()) {
      Files.copy(
          balancer.get().log(),
          folder.resolve("balancer.log"),
          StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void keep(Server server, String name, Path copy) throws IOException {
    byte[] part = part(server, name, 0);
    if (part.length > 0) {
      try (OutputStream out = Files.newOutputStream(copy)) {
        for (long from = 0; part.length > 0; part = part(server, name, from)) {
          out.write(part);
          from += part.length;
        }
      }
    }
  }

  private static byte[] part(Server server, String name, long from) {
    try {
      return server.control().log(name, from);
    } catch (IOException e) {
      throw new CommandFailedException(
          Text.of(
              "The log of the %s server cannot be read: %s",
              server.place().label(), e.getMessage()),
          e);
    }
  }

  /**
   * Empties what those that have the beans keep of entities between transactions.
   *
   * @throws CommandFailedException if one does not do it; the message says which
   */
  public void forgetEntities() {
    for (Server server : of(of(Tier.APP).isEmpty() ? Tier.WEB : Tier.APP)) {
      try {
        server.control().forgetEntities();
      } catch (IOException e) {
        throw new CommandFailedException(
            Text.of(
                "The caches of the %s server cannot be emptied: %s",
                server.place().label(), e.getMessage()),
            e);
      }
    }
  }
}
