package org.rubisee.bench.topology;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.ProcessCpu;
import org.rubisee.bench.sampling.TierProcess;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.servers.balancer.Balancer;

/**
 * The balancer in front of a site's web servers, on the machine of the bench: a part of the web
 * tier, and what takes web servers in and out of use.
 *
 * @param balancer running
 */
public record BenchBalancer(Balancer balancer) implements WebNodes {

  private static final double MILLIS_PER_SECOND = 1000;

  /** Reads its processes; their CPU time is also counted by itself. */
  public List<TierReader> readers() {
    return balancer.pids().stream().map(BenchBalancer::reader).toList();
  }

  /** Reads a process of a balancer on this machine. */
  public static TierReader reader(long pid) {
    ProcessCpu cpu = ProcessCpu.of(pid);
    return new TierProcess(Tier.WEB, pid, Optional.empty())
        .with(() -> Map.of(TierSample.BALANCER_CPU_MILLIS, MILLIS_PER_SECOND * cpu.seconds()));
  }

  @Override
  public int started() {
    return balancer.nodes();
  }

  @Override
  public void use(int count) throws InterruptedException {
    balancer.use(count);
  }
}
