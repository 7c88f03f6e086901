package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.fault.site.InjectionTarget;
import org.rubisee.bench.ledger.wire.FaultyLink;
import org.rubisee.bench.ledger.wire.LinkCondition;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.SupervisedServer;
import org.rubisee.schema.ApplicationData;

/** Faults in a site that is a program without pages: no injection may wait for one. */
class InjectionsTest {

  private final List<Tier> restarted = new ArrayList<>();
  private final Crowd crowd = new Crowd(1);
  private Process program;
  private FaultyLink link;

  @TempDir private Path work;

  @BeforeEach
  void start() throws IOException {
    program = new ProcessBuilder("sleep", "600").start();
    link = new FaultyLink(1);
  }

  @AfterEach
  void stop() {
    program.destroyForcibly();
    link.close();
  }

  @ParameterizedTest
  @CsvSource({"killed,db", "killed,app", "killed,web", "killed-node,app"})
  void aKilledProcessIsDeadUntilItIsStartedAgain(String kind, String place) throws Exception {
    Injection killed = injection(kind, place);

    killed.begin();
    assertThat(program.waitFor(10, TimeUnit.SECONDS)).isTrue();
    assertThat(restarted).isEmpty();

    killed.end();
    assertThat(restarted).containsExactly(Tier.ofLabel(place));
  }

  @Test
  void aPausedProcessStandsStillUntilTheEnd() throws Exception {
    Injection paused = injection("paused", "web");

    paused.begin();
    awaitStopped(true);

    paused.end();
    awaitStopped(false);
  }

  @ParameterizedTest
  @CsvSource({
    "slow-link,SLOW",
    "stalled-link,STALLED",
    "cut-link,CUT",
    "half-open-link,HALF_OPEN",
  })
  void aLinkFailsUntilTheEnd(String kind, LinkCondition condition) throws Exception {
    Injection failing = injection(kind, "db");

    failing.begin();
    assertThat(link.condition()).isEqualTo(condition);

    failing.end();
    assertThat(link.condition()).isEqualTo(LinkCondition.OPEN);
  }

  @Test
  void filesOfADatabaseWithoutSpaceCannotGrow() throws Exception {
    Injection full = injection("disk-full", "db");

    full.begin();
    assertThat(largestFile()).isEqualTo("4096");

    full.end();
    assertThat(largestFile()).isEqualTo("unlimited");
    assertThat(restarted).isEmpty();
  }

  @Test
  void aDatabaseThatEndsWithoutSpaceIsStartedAgain() throws Exception {
    Injection full = injection("disk-full", "db");
    full.begin();
    program.destroyForcibly().waitFor();

    full.end();

    assertThat(restarted).containsExactly(Tier.DB);
  }

  @Test
  void filesOfClientsWithoutSpaceCannotGrow() throws Exception {
    Injection full = injection("disk-full", "client");

    full.begin();
    assertThat(largestFile()).isEqualTo("4096");

    program.destroyForcibly().waitFor();
    full.end();
    assertThat(restarted).isEmpty();
  }

  @Test
  void eachFaultHasAnInjection() {
    for (Fault fault : Fault.all()) {
      assertThat(injections().of(fault)).as(fault.name()).isNotNull();
    }
    assertThat(injection("crowd", "client")).isSameAs(crowd);
    assertThat(injection("connections-taken", "db")).isInstanceOf(TakenConnections.class);
  }

  private Injection injection(String kind, String place) {
    return injections()
        .of(
            Fault.all().stream()
                .filter(one -> one.kind().label().equals(kind) && one.place().equals(place))
                .findFirst()
                .orElseThrow());
  }

  private Injections injections() {
    return new Injections(
        new Program(), ApplicationData.standard().faults(), crowd, program.pid(), work, 1);
  }

  /** The kernel delivers a signal some time after the call that sends it. */
  private void awaitStopped(boolean isStopped) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
    while (isStopped() != isStopped && System.nanoTime() < end) {
      Thread.sleep(1);
    }
    assertThat(isStopped()).isEqualTo(isStopped);
  }

  private boolean isStopped() throws IOException {
    return Files.readString(proc("stat")).contains(") T ");
  }

  private String largestFile() throws IOException {
    return Files.readAllLines(proc("limits")).stream()
        .filter(line -> line.startsWith("Max file size"))
        .map(line -> line.split("\\s+")[3])
        .findFirst()
        .orElseThrow();
  }

  private Path proc(String file) {
    return Path.of("/proc", Long.toString(program.pid()), file);
  }

  /** One program stands for all tiers. */
  private final class Program implements InjectionTarget {

    @Override
    public DatabaseTier database() {
      return null;
    }

    @Override
    public FaultyLink linkTo(Tier tier) {
      return link;
    }

    @Override
    public long pid(Tier tier) {
      return program.pid();
    }

    @Override
    public SupervisedServer server(Tier tier) {
      return new SupervisedServer(
          tier.label(), program::isAlive, () -> restarted.add(tier), "nowhere");
    }
  }
}
