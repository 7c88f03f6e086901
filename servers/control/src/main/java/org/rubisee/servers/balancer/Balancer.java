package org.rubisee.servers.balancer;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.servers.Loopback;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.ServerProcess;

/**
 * A running balancer in front of web servers, on the loopback interface. It is also stopped when
 * this Java process ends or is killed.
 */
public final class Balancer implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int POLL_MILLIS = 50;
  private static final Duration ORDER_PATIENCE = Duration.ofSeconds(5);
  private static final int ORDER_POLL_MILLIS = 20;

  private final BalancerProgram program;
  private final ServerProcess process;
  private final Setting setting;
  private final Path log;
  private long orders;

  /**
   * Where it stands.
   *
   * @param port the loopback port where it listens
   * @param nodes the web servers' roots, at least one
   */
  public record Setting(int port, List<URI> nodes) {}

  private Balancer(BalancerProgram program, ServerProcess process, Setting setting, Path log) {
    this.program = program;
    this.process = process;
    this.setting = setting;
    this.log = log;
  }

  /**
   * Starts a balancer and waits until it listens.
   *
   * @param program which one
   * @param folder for its configuration and log; made if missing
   * @param commandPrefix what its command line begins with, to pin it to processors
   * @param setting where it stands
   * @throws ServerFailedException if it does not listen; the message says what to do
   */
  public static Balancer start(
      BalancerProgram program, Path folder, List<String> commandPrefix, Setting setting) {
    Path log = folder.resolve("balancer.log");
    ServerProcess process = new ServerProcess(folder);
    try {
      Files.createDirectories(folder);
      NodesInUse.forget(folder);
      List<String> command = new ArrayList<>(commandPrefix);
      command.addAll(program.commandLine(folder, setting));
      process.start(
          ProcessEnvironment.measured(command).directory(folder.toFile()).redirectErrorStream(true),
          "balancer",
          log);
      Balancer balancer = new Balancer(program, process, setting, log);
      balancer.awaitPort(program);
      return balancer;
    } catch (IOException e) {
      process.close();
      throw new ServerFailedException(
          "The balancer " + program.label() + " could not be started: " + e.getMessage(), e);
    }
  }

  private void awaitPort(BalancerProgram program) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    try {
      while (!listens()) {
        if (!process.isAlive() || System.nanoTime() - deadline > 0) {
          close();
          throw new ServerFailedException(
              "The balancer "
                  + program.label()
                  + " does not listen at port "
                  + setting.port()
                  + ". Its log, "
                  + log
                  + ", says:\n  "
                  + Files.readString(log).strip());
        }
        Thread.sleep(POLL_MILLIS);
      }
    } catch (IOException e) {
      throw new ServerFailedException("Could not read " + log, e);
    } catch (InterruptedException e) {
      close();
      Thread.currentThread().interrupt();
      throw new ServerFailedException("Interrupted while a balancer was starting", e);
    }
  }

  private boolean listens() {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(Loopback.ADDRESS, setting.port()), POLL_MILLIS);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** The names of those that this machine has, as knob {@code balancer} takes them. */
  public static Set<String> installed() {
    return Stream.of(BalancerProgram.values())
        .filter(BalancerProgram::isInstalled)
        .map(BalancerProgram::label)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Its root, ending with a slash. */
  public URI uri() {
    return URI.create("http://127.0.0.1:" + setting.port() + "/");
  }

  /** How many web servers stand behind it. */
  public int nodes() {
    return setting.nodes().size();
  }

  /**
   * Sends requests to the first web servers only, and returns when it does so. Requests that others
   * are working on are still answered.
   *
   * @param count how many servers, from 1 to {@link #nodes}
   * @throws IllegalArgumentException if there are not so many, or if this balancer cannot change
   *     them while it runs; the message says so
   * @throws ServerFailedException if the balancer does not follow
   */
  public synchronized void use(int count) throws InterruptedException {
    if (program != BalancerProgram.UNDERTOW) {
      throw new IllegalArgumentException(
          "The balancer "
              + program.label()
              + " keeps its web servers while it runs: take balancer=undertow");
    }
    if (count < 1 || count > nodes()) {
      throw new IllegalArgumentException(
          "The number of web servers in use must be from 1 to " + nodes() + ", not " + count);
    }
    Path folder = log.getParent();
    NodesInUse.Order order = new NodesInUse.Order(++orders, count);
    long deadline = System.nanoTime() + ORDER_PATIENCE.toNanos();
    try {
      order.write(folder);
      while (!order.isFollowed(folder)) {
        if (!process.isAlive() || System.nanoTime() - deadline > 0) {
          throw new ServerFailedException(
              "The balancer does not take web servers in or out of use: see its log, " + log);
        }
        Thread.sleep(ORDER_POLL_MILLIS);
      }
    } catch (IOException e) {
      throw new ServerFailedException("The balancer's folder cannot be used: " + folder, e);
    }
  }

  /** Its processes: some balancers have several. */
  public List<Long> pids() {
    return process.pids();
  }

  /** What it wrote. */
  public Path log() {
    return log;
  }

  @Override
  public void close() {
    process.close();
  }
}
