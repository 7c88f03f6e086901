package org.rubisee.bench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.OwnPlans;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.Build;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunState;
import org.rubisee.servers.ServerFailedException;

/** Runs of three units, each of which leaves a file. */
class RunsTest {

  private static final List<String> NAMES = List.of("one", "two", "three");

  @TempDir private Path home;
  private final List<String> run = new ArrayList<>();
  private final Map<String, Exception> failing = new HashMap<>();
  private boolean goesOn = true;
  private Checkout checkout;

  @BeforeEach
  void place() throws IOException {
    checkout = new Checkout(home, Files.createDirectory(home.resolve("work")));
  }

  private record Named(String name) implements Unit {}

  /** Each unit leaves a file; those that failed are kept in a file of another name. */
  private final class Files3 implements Units<Named> {

    private final Path folder;

    Files3(RunContext context) {
      folder = context.folder();
    }

    @Override
    public void takeOver() {
      // The files are looked for.
    }

    @Override
    public Optional<Named> next() {
      return NAMES.stream()
          .filter(name -> !Files.exists(folder.resolve(name)))
          .filter(name -> !Files.exists(folder.resolve(name + ".broken")))
          .findFirst()
          .map(Named::new);
    }

    @Override
    public void run(Named unit) throws IOException, SQLException {
      run.add(unit.name());
      Exception failure = failing.get(unit.name());
      if (failure instanceof SQLException sql) {
        throw sql;
      } else if (failure instanceof RuntimeException unchecked) {
        throw unchecked;
      }
      Files.writeString(folder.resolve(unit.name()), "done");
    }

    @Override
    public boolean keepBroken(Named unit, Exception failure) throws IOException {
      if (goesOn) {
        Files.writeString(folder.resolve(unit.name() + ".broken"), failure.getMessage());
      }
      return goesOn;
    }

    @Override
    public Conclusion conclude(RunState state) throws IOException {
      new RunFolder(folder).end(state);
      return new Conclusion(List.of(), Optional.empty(), 0);
    }
  }

  @Test
  void eachUnitIsRunAndTheFolderHasPlanAndDecisions() throws Exception {
    Path folder = start();

    assertThat(run).isEqualTo(NAMES);
    assertThat(new RunFolder(folder).state()).isEqualTo(RunState.COMPLETE);
    assertThat(StoredPlan.read(folder)).isEqualTo(stub().stored());
    assertThat(new OwnPlans(checkout.work()).holds(folder.resolve(StoredPlan.FILE))).isTrue();
    assertThat(folder.resolve("decisions.log")).content().contains("one", "two", "three");
  }

  @Test
  void anInterruptedRunGoesOnWhereItStopped() throws Exception {
    goesOn = false;
    failing.put("two", new CommandFailedException("no clients"));
    assertThatThrownBy(this::start).hasMessage("no clients");
    Path folder = onlyRun();
    assertThat(new RunFolder(folder).state()).isEqualTo(RunState.PARTIAL);
    byte[] plan = Files.readAllBytes(folder.resolve(StoredPlan.FILE));
    failing.clear();
    run.clear();

    stub().resumed(folder);

    assertThat(run).containsExactly("two", "three");
    assertThat(new RunFolder(folder).state()).isEqualTo(RunState.COMPLETE);
    assertThat(folder.resolve(StoredPlan.FILE)).hasBinaryContent(plan);
  }

  @Test
  void aFailureOfTheSiteEndsItsUnitOnly() throws Exception {
    failing.put("one", new ServerFailedException("no web server"));
    failing.put("two", new SQLException("no rows"));

    Path folder = start();

    assertThat(run).isEqualTo(NAMES);
    assertThat(folder.resolve("one.broken")).hasContent("no web server");
    assertThat(folder.resolve("two.broken")).hasContent("no rows");
  }

  @Test
  void aDefectOfTheBenchEndsTheRun() throws IOException {
    failing.put("one", new IllegalStateException("twice"));

    assertThatThrownBy(this::start).isInstanceOf(IllegalStateException.class);
    assertThat(run).containsExactly("one");
    assertThat(new RunFolder(onlyRun()).state()).isEqualTo(RunState.PARTIAL);
  }

  @Test
  void whatTheUserStoppedDidNotFail() throws IOException {
    failing.put("one", new CommandFailedException("no clients"));
    Units<?>[] units = new Units<?>[1];
    StubRun interrupted =
        new StubRun(
            checkout,
            context -> {
              Thread.currentThread().interrupt();
              units[0] = new Files3(context);
              return units[0];
            });

    assertThatThrownBy(
            () ->
                StubRun.runs(checkout).start(interrupted, (recipe, terminal) -> StubRun.topology()))
        .isInstanceOf(InterruptedException.class);
    assertThat(Thread.interrupted()).isFalse();
    assertThat(onlyRun().resolve("one.broken")).doesNotExist();
  }

  @Test
  void aFullDiskIsNoFailureOfOneUnit() throws IOException {
    failing.put("two", new CommandFailedException("clients: No space left on device"));

    assertThatThrownBy(this::start)
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("The disk is full")
        .hasMessageEndingWith("./rubis resume " + onlyRun());
    assertThat(run).containsExactly("one", "two");
  }

  @Test
  void isCompletedWithTheSameBuildOnly() throws Exception {
    Path folder = start();
    Environment then = StubRun.ENVIRONMENT;
    Environment rebuilt =
        new Environment(
            then.machine(),
            then.database(),
            then.tiers(),
            then.software(),
            then.siteSettings(),
            true,
            List.of(),
            new Build("1.0.0", "4567cdef", Map.of()),
            List.of());
    Runs later =
        new Runs(
            checkout,
            Terminal.standard().silent(),
            Clock.systemUTC(),
            (recipe, sites, topology) -> rebuilt);

    assertThatThrownBy(() -> later.resume(stub(), folder, (recipe, terminal) -> StubRun.topology()))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("commit=4567cdef")
        .hasMessageContaining("./rubis replay " + folder);
  }

  private StubRun stub() {
    return new StubRun(checkout, Files3::new);
  }

  private Path start() throws IOException, InterruptedException {
    return StubRun.runs(checkout).start(stub(), (recipe, terminal) -> StubRun.topology()).folder();
  }

  private Path onlyRun() throws IOException {
    try (var runs = Files.list(checkout.results())) {
      return runs.findFirst().orElseThrow();
    }
  }
}
