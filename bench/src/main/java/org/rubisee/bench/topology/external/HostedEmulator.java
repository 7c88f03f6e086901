package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import org.rubisee.bench.checkout.BuildInfo;
import org.rubisee.bench.sampling.EndingTier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.ClientTier;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.LocalClients;
import org.rubisee.bench.topology.agent.EmulatorHost;
import org.rubisee.bench.topology.agent.EmulatorState;
import org.rubisee.bench.topology.tier.WatchedTier;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.measurement.MeasurementFolder;

/** An emulator that the agent of this machine started, and what it left. */
final class HostedEmulator {

  private final Path folder;
  private final LongSupplier nanos;
  private final EmulatorProcess process;
  private final CompletableFuture<Integer> exitCode;
  private final TierReader reader;
  private final AtomicReference<EmulatorState> told;
  private long askedNanos;
  private List<EmulatorState.ResultFile> files = List.of();

  private HostedEmulator(
      Path folder,
      LongSupplier nanos,
      EmulatorProcess process,
      AtomicReference<EmulatorState> told) {
    this.folder = folder;
    this.nanos = nanos;
    this.process = process;
    this.told = told;
    exitCode = process.exitCode();
    reader = new EndingTier(process.tier());
    askedNanos = nanos.getAsLong();
  }

  /**
   * Starts one.
   *
   * @param folder where it leaves its results
   * @param work the folder of working files
   * @param nanos by which the time since the last question is told
   */
  static HostedEmulator start(EmulatorOptions options, Path folder, Path work, LongSupplier nanos)
      throws IOException {
    AtomicReference<EmulatorState> told =
        new AtomicReference<>(new EmulatorState(true, 0, 0, "", "", List.of()));
    EmulatorProcess process =
        EmulatorProcess.start(
            new LocalClients(List.of()),
            new EmulatorProcess.Order(options, folder, work),
            progress -> told.updateAndGet(before -> before.after(progress)));
    return new HostedEmulator(folder, nanos, process, told);
  }

  /** How far it is; counts as a question of its bench. */
  EmulatorState state() {
    askedNanos = nanos.getAsLong();
    if (isRunning()) {
      return told.get();
    }
    if (files.isEmpty()) {
      files = resultFiles();
    }
    return told.get().ended(exitCode.join(), process.lastWords(), files);
  }

  /** The time since its bench asked for it last. */
  Duration sinceLastQuestion() {
    return Duration.ofNanos(nanos.getAsLong() - askedNanos);
  }

  boolean isRunning() {
    return !exitCode.isDone();
  }

  /** Reads what it uses. */
  TierReader reader() {
    return reader;
  }

  /** Asks it to end early. */
  void stop() {
    process.stop();
  }

  /** Ends it. */
  void close() {
    process.close();
  }

  /**
   * A part of a file that it left.
   *
   * @param from the first byte, from 0
   */
  byte[] file(String name, long from) throws IOException {
    askedNanos = nanos.getAsLong();
    Path file = places().get(name);
    if (file == null || isRunning()) {
      throw new IllegalArgumentException("the emulator has left no file '" + name + "'");
    }
    return WatchedTier.part(file, from, EmulatorHost.MOST_FILE_BYTES);
  }

  private List<EmulatorState.ResultFile> resultFiles() {
    List<EmulatorState.ResultFile> found = new ArrayList<>();
    places()
        .forEach(
            (name, file) -> {
              if (Files.isRegularFile(file)) {
                found.add(
                    new EmulatorState.ResultFile(
                        name, file.toFile().length(), BuildInfo.sha256(file)));
              }
            });
    return found;
  }

  private Map<String, Path> places() {
    Map<String, Path> places = new LinkedHashMap<>();
    MeasurementFolder.FILES.forEach(name -> places.put(name, folder.resolve(name)));
    places.put(EmulatorHost.LOG, ClientTier.log(folder, ""));
    places.put(EmulatorHost.GC_LOG, ClientTier.log(folder, "-gc"));
    return places;
  }
}
