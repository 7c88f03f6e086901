package org.rubisee.bench.topology;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.emulator.block.StationOptions;
import org.rubisee.emulator.cli.StationsFile;
import org.rubisee.measurement.block.BlockCommand;
import org.rubisee.measurement.block.BlockEvent;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.servers.Watchdog;

/**
 * The emulator as a process that lives as long as an invocation and drives several sites, one
 * stretch of requests at a time. Between stretches its clients are held inside and take no CPU
 * time. Not for several threads.
 */
public final class HeldEmulator implements AutoCloseable {

  private final Process process;
  private final BufferedWriter commands;
  private final BufferedReader events;
  private final Path work;
  private final Path log;

  private HeldEmulator(Process process, Path work, Path log) {
    this.process = process;
    this.work = work;
    this.log = log;
    commands = process.outputWriter();
    events = process.inputReader();
  }

  /**
   * Where an emulator leaves its files.
   *
   * @param output one folder per stretch
   * @param logs its log, the log of its collector and the list of stations
   * @param work the folder of working files: the next command finds it there if it is left behind
   */
  public record Folders(Path output, Path logs, Path work) {}

  /**
   * The same as {@link #start(List, List, Folders)}, with its logs among the working files.
   *
   * @param output where it leaves one folder per stretch
   * @param folder where its log, the log of its collector and the list of stations are
   */
  public static HeldEmulator start(
      List<String> commandPrefix, List<StationOptions> stations, Path output, Path folder)
      throws IOException, InterruptedException {
    return start(commandPrefix, stations, new Folders(output, folder, folder));
  }

  /**
   * Starts it, and waits until it knows all sites. It ends with this Java process, even if that is
   * killed.
   *
   * @param commandPrefix what its command line begins with, to pin it to processors
   * @param stations what it drives
   * @throws CommandFailedException if it fails; the message holds its last words
   */
  public static HeldEmulator start(
      List<String> commandPrefix, List<StationOptions> stations, Folders folders)
      throws IOException, InterruptedException {
    Files.createDirectories(folders.logs());
    Files.createDirectories(folders.work());
    Path gcLog = folders.logs().resolve("client-gc.log");
    Path list = folders.logs().resolve("stations.json");
    Files.writeString(list, StationsFile.toJson(stations));
    List<String> command =
        EmulatorProgram.command(
            commandPrefix,
            gcLog,
            List.of(
                "blocks", "--stations", list.toString(), "--output", folders.output().toString()));
    Path log = folders.logs().resolve("client.log");
    Process process =
        Watchdog.startReadingLines(
            ProcessEnvironment.measured(command).redirectError(log.toFile()),
            "client emulator",
            folders.work());
    HeldEmulator emulator = new HeldEmulator(process, folders.work(), log);
    try {
      emulator.await(BlockEvent.Ready.class);
      return emulator;
    } catch (IOException | InterruptedException | RuntimeException e) {
      emulator.close();
      throw e;
    }
  }

  /** Its process. */
  public long pid() {
    return process.pid();
  }

  /**
   * Sends a number of interactions, so many of them in flight, and waits for the last answer.
   *
   * @param station the name of a station
   * @param stretch the name of the folder that holds what was measured
   * @throws CommandFailedException if the emulator has ended or refuses
   */
  public BlockEvent.Done saturate(String station, String stretch, int busy, int interactions)
      throws IOException, InterruptedException {
    return follow(new BlockCommand.Saturate(station, stretch, busy, interactions, 0));
  }

  /**
   * Sends interactions by a schedule, the same for all stations of equal seed, and waits for the
   * last answer.
   *
   * @param station the name of a station
   * @param stretch the name of the folder that holds what was measured
   * @param rate interactions per second
   * @param seconds how long the schedule is
   * @param seed of the schedule
   * @throws CommandFailedException if the emulator has ended or refuses
   */
  public BlockEvent.Done pace(
      String station, String stretch, double rate, double seconds, long seed)
      throws IOException, InterruptedException {
    return follow(new BlockCommand.Pace(station, stretch, rate, seconds, seed, 0));
  }

  /** What is done at an instant of a stretch, while requests are in flight. */
  public interface AtInstant {
    void reached() throws IOException;
  }

  /**
   * Lets clients think before each interaction, and waits for the last answer. What is measured
   * begins and ends while requests are in flight.
   *
   * @param command station, name of the folder that holds what was measured, clients and times
   * @param atInstant called when what is measured begins, and when it ends
   * @throws CommandFailedException if the emulator has ended or refuses
   */
  public BlockEvent.Done think(BlockCommand.Think command, AtInstant atInstant)
      throws IOException, InterruptedException {
    send(command);
    await(BlockEvent.Reached.class);
    atInstant.reached();
    await(BlockEvent.Reached.class);
    atInstant.reached();
    return await(BlockEvent.Done.class);
  }

  /**
   * All customers of a station are new ones from now on.
   *
   * @param station its name
   * @param clients how many there are from now on, up to those that the station was started with
   */
  public void fresh(String station, int clients) throws IOException, InterruptedException {
    follow(new BlockCommand.Fresh(station, clients));
  }

  /** Ends it. */
  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    try (commands) {
      if (process.isAlive()) {
        send(new BlockCommand.End());
        Watchdog.release(process);
      }
    } catch (IOException e) {
      // It ended by itself.
    }
    Watchdog.awaitEnd(process, EmulatorProgram.TIME_TO_END, work);
    EmulatorProgram.tellFailures(log);
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private BlockEvent.Done follow(BlockCommand command) throws IOException, InterruptedException {
    send(command);
    return await(BlockEvent.Done.class);
  }

  private void send(BlockCommand command) throws IOException {
    commands.write(command.toJson());
    commands.newLine();
    commands.flush();
  }

  private <T extends BlockEvent> T await(Class<T> expected)
      throws IOException, InterruptedException {
    String line = events.readLine();
    if (Thread.interrupted()) {
      throw new InterruptedException("The client emulator was interrupted");
    }
    if (line == null) {
      throw EmulatorProgram.failed("failed", log);
    }
    BlockEvent event = BlockEvent.parse(line);
    if (event instanceof BlockEvent.Error error) {
      throw new CommandFailedException("The client emulator failed: " + error.message());
    }
    return expected.cast(event);
  }
}
