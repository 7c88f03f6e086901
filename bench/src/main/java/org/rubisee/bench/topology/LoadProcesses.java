package org.rubisee.bench.topology;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.EndingTier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.TierTogether;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Share;
import org.rubisee.measurement.Progress;
import org.rubisee.settings.Text;

/**
 * The emulators that share the load of a trial. All begin at one moment of the clock of the bench,
 * and together send what one would. If one fails, the others are stopped: the load of the remaining
 * ones would be smaller than the trial needs.
 */
public final class LoadProcesses implements AutoCloseable {

  private final EmulatorStarter starter;
  private final List<EmulatorStarter.Started> processes;

  private LoadProcesses(EmulatorStarter starter, List<EmulatorStarter.Started> processes) {
    this.starter = starter;
    this.processes = List.copyOf(processes);
  }

  private static List<EmulatorProcess> here(List<EmulatorStarter.Started> processes) {
    return processes.stream()
        .filter(EmulatorProcess.class::isInstance)
        .map(EmulatorProcess.class::cast)
        .toList();
  }

  /**
   * Starts them.
   *
   * @param starter starts each
   * @param order what they do together; several leave their results in one folder each, inside that
   *     of the order
   * @param count how many, from 1
   * @param listener told each second how far they are together, on threads of its own
   * @throws CommandFailedException if the load cannot begin; the message says what to do
   */
  public static LoadProcesses start(
      EmulatorStarter starter, EmulatorProcess.Order order, int count, Consumer<Progress> listener)
      throws IOException {
    long millisToStart = starter.prepare(order.folder(), count);
    if (count == 1) {
      return new LoadProcesses(starter, List.of(starter.start(1, order, listener)));
    }
    EmulatorOptions together =
        order.options().beginningAt(System.currentTimeMillis() + millisToStart);
    Together progress = new Together(count, listener);
    List<EmulatorStarter.Started> started = new ArrayList<>();
    try {
      for (int k = 1; k <= count; k++) {
        int number = k;
        EmulatorProcess.Order own =
            new EmulatorProcess.Order(
                together.with(new Share(k, count)),
                order.folder().resolve("process-" + k),
                order.work());
        started.add(starter.start(k, own, one -> progress.accept(number, one)));
      }
    } catch (IOException | RuntimeException e) {
      started.forEach(EmulatorStarter.Started::close);
      throw e;
    }
    return new LoadProcesses(starter, started);
  }

  /** Their processes on this machine, in the order of their shares. */
  List<Long> pids() {
    return here(processes).stream().map(EmulatorProcess::pid).toList();
  }

  /** Reads what they use together. */
  public TierReader tier() {
    return starter.tier(processes);
  }

  /**
   * Waits until all have done everything.
   *
   * @throws CommandFailedException if one fails; the message says which, and holds its last words.
   *     The others have then been stopped and have written what they measured
   */
  public void await() throws InterruptedException {
    int failed = firstFailure();
    if (failed >= 0 && processes.size() > 1) {
      close();
      throw new CommandFailedException(
          Text.of(
              "Load process %d of %d ended early, so the others were stopped. %s",
              failed + 1, processes.size(), complaint(processes.get(failed))));
    }
    for (EmulatorStarter.Started process : processes) {
      process.await();
    }
  }

  private static String complaint(EmulatorStarter.Started failed) throws InterruptedException {
    try {
      failed.await();
      return "";
    } catch (CommandFailedException e) {
      return e.getMessage();
    }
  }

  /** The position of the process that failed first; -1 when all have ended well. */
  private int firstFailure() throws InterruptedException {
    CompletableFuture<Integer> failure = new CompletableFuture<>();
    List<CompletableFuture<Void>> ends = new ArrayList<>();
    for (int position = 0; position < processes.size(); position++) {
      int own = position;
      ends.add(
          processes
              .get(position)
              .exitCode()
              .thenAccept(
                  exitCode -> {
                    if (exitCode != 0) {
                      failure.complete(own);
                    }
                  }));
    }
    CompletableFuture.allOf(ends.toArray(CompletableFuture[]::new))
        .thenRun(() -> failure.complete(-1));
    try {
      return failure.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Ends them early; they write what they measured first. */
  @Override
  public void close() {
    processes.forEach(EmulatorStarter.Started::stop);
    processes.forEach(EmulatorStarter.Started::close);
  }

  /** Makes one line of progress of those of all processes. */
  private static final class Together {

    private final int count;
    private final Consumer<Progress> listener;
    private final Map<Integer, Progress> last = new TreeMap<>();
    private final Map<Integer, Progress> fresh = new TreeMap<>();

    Together(int count, Consumer<Progress> listener) {
      this.count = count;
      this.listener = listener;
    }

    /** Told when all have reported, or when one of them reports again. */
    synchronized void accept(int number, Progress progress) {
      if (fresh.containsKey(number)) {
        tell();
      }
      fresh.put(number, progress);
      last.put(number, progress);
      if (fresh.size() == count) {
        tell();
      }
    }

    private void tell() {
      listener.accept(Progress.together(last.values()));
      fresh.clear();
    }
  }

  /**
   * Emulators on the machine of the bench.
   *
   * @param where how they run there
   */
  record OnThisMachine(ClientTier where) implements EmulatorStarter {

    /** Time for the start of Java and for the catalogue of the site, before the load begins. */
    private static final long MILLIS_TO_START = 4_000;

    private static final long MILLIS_TO_START_EACH = 2_000;

    @Override
    public long prepare(Path folder, int count) {
      return MILLIS_TO_START + count * MILLIS_TO_START_EACH;
    }

    @Override
    public EmulatorStarter.Started start(
        int number, EmulatorProcess.Order order, Consumer<Progress> listener) throws IOException {
      return EmulatorProcess.start(where, order, listener);
    }

    @Override
    public TierReader tier(List<EmulatorStarter.Started> started) {
      List<TierReader> readers =
          started.stream().map(EmulatorProcess.class::cast).map(EmulatorProcess::tier).toList();
      return readers.size() == 1
          ? readers.get(0)
          : new TierTogether(
              Tier.CLIENT, readers.stream().<TierReader>map(EndingTier::new).toList());
    }
  }
}
