package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.TierTogether;
import org.rubisee.bench.sampling.network.LinkReader;
import org.rubisee.bench.topology.agent.EmulatorHost;
import org.rubisee.bench.topology.agent.EmulatorOrder;
import org.rubisee.bench.topology.agent.EmulatorState;
import org.rubisee.bench.topology.tier.HostReading;
import org.rubisee.emulator.cli.EmulatorCommand;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.matrix.TransitionTable;

/**
 * The emulators of this machine, which its agent starts. They send load to the web tier of the
 * hosts file, or to the balancer in front of it, and nowhere else, one load at a time.
 */
public final class HostEmulators implements EmulatorHost, AutoCloseable {

  private static final int SECONDS_BETWEEN_LOOKS = 5;

  /** What identifies loads and emulators is part of file names. */
  private static final Pattern WORD = Pattern.compile("[a-z0-9][a-z0-9-]{0,39}");

  /** An option that names a file of this machine. */
  private static final String MATRIX_FILE = "matrix-file";

  private final Hosts hosts;
  private final Path work;
  private final LongSupplier nanos;
  private final Map<String, HostedEmulator> emulators = new LinkedHashMap<>();

  /** Of all emulators of the load, those that were discarded included: their counters stay. */
  private final List<TierReader> readers = new ArrayList<>();

  private final ScheduledExecutorService looks =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "abandoned-emulators");
            thread.setDaemon(true);
            return thread;
          });
  private Optional<LinkReader> links = Optional.empty();
  private String load = "";

  /**
   * No emulators yet.
   *
   * @param work a folder of working files, for this agent alone
   */
  public HostEmulators(Hosts hosts, Path work) {
    this(hosts, work, System::nanoTime);
    looks.scheduleAtFixedRate(
        this::endAbandoned, SECONDS_BETWEEN_LOOKS, SECONDS_BETWEEN_LOOKS, TimeUnit.SECONDS);
  }

  /**
   * The same, whose abandoned emulators are ended by {@link #endAbandoned} only.
   *
   * @param nanos by which emulators count as abandoned
   */
  HostEmulators(Hosts hosts, Path work, LongSupplier nanos) {
    this.hosts = hosts;
    this.work = work;
    this.nanos = nanos;
  }

  @Override
  public synchronized void start(EmulatorOrder order) throws IOException {
    EmulatorOptions options = permitted(order);
    if (!order.load().equals(load)) {
      requireIdle();
      discardAll();
      load = order.load();
      links = LinkReader.of(Map.of(hosts.web().port(), Tier.WEB), Map.of());
    }
    if (emulators.containsKey(order.id())) {
      throw new CommandFailedException(
          "emulator " + order.name() + " of this load was started before");
    }
    HostedEmulator started = HostedEmulator.start(options, work.resolve(order.id()), work, nanos);
    emulators.put(order.id(), started);
    readers.add(started.reader());
  }

  @Override
  public synchronized EmulatorState state(String id) {
    return known(id).state();
  }

  @Override
  public synchronized void stop(String id) {
    known(id).stop();
  }

  @Override
  public synchronized byte[] file(String id, String name, long from) throws IOException {
    return known(id).file(name, from);
  }

  @Override
  public synchronized void discard(String id) throws IOException {
    known(id).close();
    emulators.remove(id);
    if (emulators.isEmpty()) {
      removeFiles();
    }
  }

  /** Reads what those of the load use together; nothing before the first. */
  synchronized HostReading read() throws IOException {
    if (readers.isEmpty()) {
      return new HostReading(List.of(), List.of());
    }
    List<TierSample> samples = new TierTogether(Tier.CLIENT, readers).sample(0).stream().toList();
    return new HostReading(samples, links.isPresent() ? links.get().read(0) : List.of());
  }

  /** Ends emulators whose bench has not asked for them for too long. */
  synchronized void endAbandoned() {
    for (HostedEmulator emulator : emulators.values()) {
      if (emulator.isRunning()
          && emulator.sinceLastQuestion().compareTo(Duration.ofSeconds(SECONDS_WITHOUT_QUESTION))
              > 0) {
        emulator.stop();
      }
    }
  }

  /** Ends all emulators and removes what they left. */
  @Override
  public synchronized void close() {
    looks.shutdownNow();
    if (!load.isEmpty()) {
      try {
        discardAll();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /**
   * What an order asks for.
   *
   * @throws IllegalArgumentException if it asks for anything but load on the web tier
   */
  EmulatorOptions permitted(EmulatorOrder order) {
    requireWord(order.load());
    requireWord(order.name());
    Map<String, String> asked = order.options();
    asked.keySet().forEach(HostEmulators::requireOption);
    String table = asked.getOrDefault(MATRIX_FILE, TransitionTable.TEXT);
    if (!table.startsWith(TransitionTable.TEXT)
        || asked.getOrDefault("schedule", "").startsWith("csv:")) {
      throw new IllegalArgumentException("an order names no file of the load machine");
    }
    EmulatorOptions options = EmulatorCommand.parse(asked);
    String url = options.target().url();
    if (hosts.entries().stream().noneMatch(entry -> url.startsWith("http://" + entry + "/"))) {
      throw new IllegalArgumentException(
          "this agent sends load to "
              + String.join(" or ", hosts.entries())
              + " only, the web tier of its hosts file, not to "
              + url);
    }
    if (options.logsRequests()) {
      throw new IllegalArgumentException("an emulator of an agent keeps no single requests");
    }
    return options;
  }

  private void requireIdle() {
    if (emulators.values().stream().anyMatch(HostedEmulator::isRunning)) {
      throw new CommandFailedException(
          "this machine still sends the load of another run: wait until that has ended. Without"
              + " its bench it ends after "
              + SECONDS_WITHOUT_QUESTION
              + " s");
    }
  }

  private HostedEmulator known(String id) {
    HostedEmulator emulator = emulators.get(id);
    if (emulator == null) {
      throw new IllegalArgumentException(
          "there is no emulator '"
              + id
              + "' any more: the agent was restarted, or another run"
              + " took its place");
    }
    return emulator;
  }

  /** A name with a value in it would be an option that no check sees. */
  private static void requireOption(String name) {
    if (!WORD.matcher(name).matches()) {
      throw new IllegalArgumentException("'" + name + "' is no option of an emulator");
    }
  }

  private static void requireWord(String text) {
    if (!WORD.matcher(text).matches()) {
      throw new IllegalArgumentException("'" + text + "' names no load and no emulator");
    }
  }

  private void discardAll() throws IOException {
    emulators.values().forEach(HostedEmulator::close);
    emulators.clear();
    readers.clear();
    removeFiles();
  }

  private void removeFiles() throws IOException {
    if (Files.isDirectory(work)) {
      try (Stream<Path> files = Files.walk(work)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }
}
