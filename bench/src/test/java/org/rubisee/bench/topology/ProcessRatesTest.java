package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.emulator.load.RateChange;
import org.rubisee.emulator.load.RateFiles;
import org.rubisee.emulator.load.RateOrder;

/** Orders to two emulators, which are stood in for by their files. */
@Timeout(60)
class ProcessRatesTest {

  private static final RateOrder TWICE = RateOrder.parse("x2");
  private static final RateOrder NONE = RateOrder.parse("0");

  @TempDir private Path folder;
  private final List<Path> folders = new ArrayList<>();
  private final long began = System.currentTimeMillis() - 10_000;

  @BeforeEach
  void makeFolders() throws IOException {
    for (String name : List.of("process-1", "process-2")) {
      folders.add(Files.createDirectories(folder.resolve(name)));
    }
  }

  @Test
  void refusesBeforeAllHaveBegunAndAfterTheEnd() throws IOException {
    ProcessRates rates = new ProcessRates(folders, () -> true);
    new RateFiles(folders.get(0)).tell(new RateFiles.Followed(began, List.of()));

    assertThatThrownBy(() -> rates.set(TWICE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("is being started");
    assertThatThrownBy(() -> new ProcessRates(folders, () -> false).set(TWICE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("has ended");
    assertThat(folders).allMatch(each -> Files.notExists(each.resolve(RateFiles.ORDERS)));
  }

  @Test
  void givesAllTheSameOrdersForAWholeSecondAhead() throws Exception {
    begin();
    ProcessRates rates = new ProcessRates(folders, follow(change -> change));
    long before = System.currentTimeMillis();

    long first = rates.set(TWICE);
    long second = rates.set(NONE);

    List<RateChange> orders = new RateFiles(folders.get(0)).ordered();
    assertThat(new RateFiles(folders.get(1)).ordered()).isEqualTo(orders);
    assertThat(orders).extracting(RateChange::order).containsExactly(TWICE, NONE);
    assertThat(orders)
        .extracting(RateChange::fromSecond)
        .allMatch(from -> from == Math.rint(from))
        .isSorted();
    assertThat(first).isEqualTo(began + 300 + Math.round(1_000 * orders.get(0).fromSecond()));
    assertThat(first).isGreaterThanOrEqualTo(before + 1_000);
    assertThat(second).isGreaterThanOrEqualTo(first);
  }

  @Test
  void tellsWhenALateOrderReallyHolds() throws Exception {
    begin();
    UnaryOperator<RateChange> late =
        change -> new RateChange(change.fromSecond() + 0.25, change.order());

    long from = new ProcessRates(folders, follow(late)).set(TWICE);

    double ordered = new RateFiles(folders.get(0)).ordered().get(0).fromSecond();
    assertThat(from).isEqualTo(began + 300 + Math.round(1_000 * (ordered + 0.25)));
  }

  @Test
  void doesNotWaitForProcessesThatHaveEnded() throws Exception {
    begin();
    AtomicInteger asked = new AtomicInteger();

    assertThatThrownBy(
            () -> new ProcessRates(folders, () -> asked.incrementAndGet() < 3).set(TWICE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("has ended");
  }

  /** One process began a little later than the other. */
  private void begin() throws IOException {
    for (Path each : folders) {
      new RateFiles(each).tell(new RateFiles.Followed(beganIn(each), List.of()));
    }
  }

  private long beganIn(Path process) {
    return began + 300L * folders.indexOf(process);
  }

  /** Follows what was ordered whenever it is asked whether the processes still run. */
  private BooleanSupplier follow(UnaryOperator<RateChange> as) {
    return () -> {
      try {
        for (Path each : folders) {
          RateFiles files = new RateFiles(each);
          files.tell(
              new RateFiles.Followed(beganIn(each), files.ordered().stream().map(as).toList()));
        }
        return true;
      } catch (IOException e) {
        return false;
      }
    };
  }
}
