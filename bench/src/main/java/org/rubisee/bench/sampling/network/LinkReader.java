package org.rubisee.bench.sampling.network;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.bench.results.tier.Link;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.LinkTraffic;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.counter.Pace;

/**
 * What goes over the links between tiers that share this machine: the kernel counts bytes and
 * packets of each TCP connection, the port that a connection leads to tells who answers, and its
 * owner who asks. A connection of the bench itself belongs to no link.
 *
 * <p>Not for use by several threads.
 */
public final class LinkReader implements LinkSource {

  private record Seen(Link link, LinkTraffic traffic) {}

  private final Map<Integer, Tier> ports;
  private final SocketStatistics sockets;
  private final SocketOwners owners;
  private final Pace pace = new Pace(Pace.Allowance.LARGE, System::nanoTime);
  private final Map<Link, LinkTraffic> closed = new HashMap<>();
  private Map<Long, Seen> last = Map.of();

  LinkReader(Map<Integer, Tier> ports, SocketStatistics sockets, SocketOwners owners) {
    this.ports = Map.copyOf(ports);
    this.sockets = sockets;
    this.owners = owners;
  }

  /**
   * A reader for tiers on this machine; empty where {@code ss} is not installed.
   *
   * @param ports where tiers listen
   * @param pids the processes of tiers that open connections; connections to the web tier are the
   *     clients', whoever holds them
   */
  public static Optional<LinkReader> of(Map<Integer, Tier> ports, Map<Tier, Long> pids) {
    Map<Tier, Path> processes =
        pids.entrySet().stream()
            .collect(
                Collectors.toMap(
                    Map.Entry::getKey, entry -> Path.of("/proc", "" + entry.getValue())));
    return SocketStatistics.installed()
        .map(sockets -> new LinkReader(ports, sockets, new SocketOwners(processes)));
  }

  @Override
  public List<LinkSample> read(double atSeconds) throws IOException {
    if (!pace.isDue()) {
      return List.of();
    }
    long begin = System.nanoTime();
    try {
      return readNow(atSeconds);
    } finally {
      pace.spent(System.nanoTime() - begin);
    }
  }

  List<LinkSample> readNow(double atSeconds) throws IOException {
    Map<Long, Seen> now = seen(sockets.connectionsTo(ports.keySet()));
    last.forEach(
        (inode, before) -> {
          if (!now.containsKey(inode)) {
            closed.merge(before.link(), before.traffic(), LinkTraffic::plus);
          }
        });
    last = now;
    Map<Link, LinkTraffic> traffic = new TreeMap<>(Link.DOWNWARDS);
    traffic.putAll(closed);
    now.values().forEach(seen -> traffic.merge(seen.link(), seen.traffic(), LinkTraffic::plus));
    List<LinkSample> samples = new ArrayList<>();
    traffic.forEach(
        (link, sum) -> samples.add(new LinkSample(link, atSeconds, connections(link), sum)));
    return samples;
  }

  private int connections(Link link) {
    return (int) last.values().stream().filter(seen -> seen.link().equals(link)).count();
  }

  private Map<Long, Seen> seen(List<SocketReading> readings) {
    owners.learn(
        readings.stream()
            .filter(reading -> ports.get(reading.port()) != Tier.WEB)
            .map(SocketReading::inode)
            .collect(Collectors.toSet()));
    Map<Long, Seen> seen = new HashMap<>();
    for (SocketReading reading : readings) {
      linkOf(reading)
          .ifPresent(link -> seen.put(reading.inode(), new Seen(link, reading.traffic())));
    }
    return seen;
  }

  private Optional<Link> linkOf(SocketReading reading) {
    Tier to = ports.get(reading.port());
    if (to == null) {
      return Optional.empty();
    }
    Optional<Tier> from = to == Tier.WEB ? Optional.of(Tier.CLIENT) : owners.of(reading.inode());
    return from.map(tier -> new Link(tier, to));
  }
}
