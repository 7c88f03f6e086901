package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.LeftProcesses.Left;

/** Kills Java processes that started dummy servers, and looks for what stays. */
@Timeout(120)
class WatchdogTest {

  private static final int POLL_MILLIS = 50;

  /** A dummy server whose command begins with this has lines for its input. */
  private static final String READS = "reads: ";

  @TempDir private Path folder;

  private final List<ProcessHandle> started = new ArrayList<>();

  @AfterEach
  void leavesNothing() {
    started.forEach(ProcessHandle::destroyForcibly);
  }

  @Test
  void endsTheServersOfAJavaProcessThatIsKilled() throws IOException, InterruptedException {
    List<Long> servers = serversOfKilled(folder, "sleep 300", "sleep 301");
    awaitEnd(servers);
    awaitEnd(watchdogs());
    assertThat(LeftProcesses.end(folder))
        .extracting(Left::name, Left::pid, Left::wasRunning)
        .containsExactlyInAnyOrder(
            tuple("server 0", servers.get(0), false), tuple("server 1", servers.get(1), false));
    assertThat(records()).isEmpty();
    assertThat(LeftProcesses.end(folder)).isEmpty();
  }

  @Test
  void killsAServerThatDoesNotListen() throws IOException, InterruptedException {
    List<Long> servers =
        serversOfKilled(folder, "trap '' TERM; while :; do sleep 1; done", "sleep 300");
    awaitEnd(servers);
  }

  @Test
  @Timeout(30)
  void endsAPausedServerAndItsGroupAtOnce() throws IOException, InterruptedException {
    Path file = folder.resolve("worker");
    List<Long> all =
        serversOfKilled(
            folder,
            "exec setsid sh -c 'sleep 300 & echo $! >"
                + file
                + "; trap \"kill $!; exit\" TERM; kill -STOP $! $$; wait'");
    all.add(Long.valueOf(Files.readString(file).strip()));
    ProcessHandle.of(all.get(1)).ifPresent(started::add);
    awaitEnd(all);
    awaitEnd(watchdogs());
  }

  @Test
  void removesWhatAServerKeepsElsewhere() throws IOException, InterruptedException {
    Path outside = Files.createDirectory(folder.resolve("outside"));
    Files.writeString(outside.resolve("file"), "1");
    Files.createSymbolicLink(new LinkedFolder(folder).link(), outside);
    awaitEnd(serversOfKilled(folder, "exec sleep 300"));
    awaitEnd(watchdogs());
    assertThat(outside).doesNotExist();
    assertThat(new LinkedFolder(folder).link()).doesNotExist();
  }

  @Test
  void endsAServerThatReadsAndIsBusy() throws IOException, InterruptedException {
    awaitEnd(serversOfKilled(folder, READS + "sleep 300"));
    awaitEnd(watchdogs());
  }

  @Test
  void passesLinesOnUntilItIsReleased() throws IOException, InterruptedException {
    Process server = Watchdog.startReadingLines(new ProcessBuilder("cat"), "server", folder);
    started.add(server.toHandle());
    BufferedReader said = server.inputReader();
    for (String line : List.of("{\"do\":\"end\"}", "  two\\n words ", "", "\u00e9 %s")) {
      server.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
      server.getOutputStream().flush();
      assertThat(said.readLine()).isEqualTo(line);
    }
    assertThat(records()).containsExactly(folder.resolve("process." + server.pid()));
    Watchdog.release(server);
    assertThat(said.readLine()).as("its input ends").isNull();
    assertThat(server.waitFor()).isZero();
    awaitEnd(watchdogs());
  }

  @Test
  void endsWhatWasLeftWhenTheWatchdogWasKilledToo() throws IOException, InterruptedException {
    Process java = starter(folder, "sleep 300");
    long server = server(java);
    switchesOfWaiting();
    for (long watchdog : watchdogs()) {
      ProcessHandle.of(watchdog).ifPresent(ProcessHandle::destroyForcibly);
    }
    awaitEnd(watchdogs());
    assertThat(LeftProcesses.end(folder)).as("a living Java process keeps its server").isEmpty();
    java.destroyForcibly().waitFor();
    assertThat(ProcessIdentity.of(server)).isPresent();
    assertThat(LeftProcesses.end(folder)).containsExactly(new Left("server 0", server, true));
    assertThat(ProcessIdentity.of(server)).isEmpty();
  }

  @Test
  void leavesAProcessAloneThatHasTheNumberOfAServer() throws IOException, InterruptedException {
    Process other = new ProcessBuilder("sleep", "300").start();
    started.add(other.toHandle());
    ProcessIdentity identity = ProcessIdentity.of(other.pid()).orElseThrow();
    Files.writeString(
        folder.resolve("process." + other.pid()),
        String.format(
            Locale.ROOT, "%d %d 4194304 1 database\n", other.pid(), identity.startTicks() - 1));
    assertThat(LeftProcesses.end(folder)).isEmpty();
    assertThat(other.isAlive()).isTrue();
    assertThat(records()).isEmpty();
  }

  @Test
  void survivesRecordsThatAreTorn() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("process.12"), "");
    Files.writeString(folder.resolve("process.13"), "13 x");
    Files.writeString(folder.resolve("process.14"), "14 15 16  database\n");
    assertThat(LeftProcesses.end(folder)).isEmpty();
    assertThat(records()).isEmpty();
  }

  @Test
  void endsWithAServerThatIsStopped() throws IOException, InterruptedException {
    Process server = Watchdog.start(new ProcessBuilder("sleep", "300"), "server", folder);
    started.add(server.toHandle());
    while (records().isEmpty()) {
      Thread.sleep(POLL_MILLIS);
    }
    Watchdog.release(server);
    server.destroy();
    server.waitFor();
    awaitEnd(watchdogs());
    while (!records().isEmpty()) {
      Thread.sleep(POLL_MILLIS);
    }
  }

  @Test
  void endsWithAServerThatEndsByItself() throws IOException, InterruptedException {
    Process server = Watchdog.start(new ProcessBuilder("sh", "-c", "exit 7"), "server", folder);
    assertThat(server.waitFor()).isEqualTo(7);
    awaitEnd(watchdogs());
  }

  /** What the watchdog does costs no CPU time while it waits. */
  @Test
  void waitsWithoutCpuTime() throws IOException, InterruptedException {
    Process server = Watchdog.start(new ProcessBuilder("sleep", "300"), "server", folder);
    started.add(server.toHandle());
    List<Long> before = switchesOfWaiting();
    Thread.sleep(1_000);
    assertThat(switches()).isEqualTo(before);
    Watchdog.release(server);
    server.destroy();
    awaitEnd(watchdogs());
  }

  /**
   * How often each watchdog was given a processor, once they wait: a watchdog is started by a shell
   * that ends at once and looks like one itself.
   */
  private List<Long> switchesOfWaiting() throws IOException, InterruptedException {
    List<Long> before = List.of();
    List<Long> switches = switches();
    while (switches.isEmpty() || !switches.equals(before)) {
      Thread.sleep(4 * POLL_MILLIS);
      before = switches;
      switches = switches();
    }
    return switches;
  }

  /** How often each watchdog was given a processor. */
  private List<Long> switches() throws IOException {
    List<Long> switches = new ArrayList<>();
    for (long watchdog : watchdogs()) {
      try (Stream<String> lines = Files.lines(Path.of("/proc/" + watchdog + "/status"))) {
        switches.add(
            lines
                .filter(line -> line.contains("ctxt_switches"))
                .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(':') + 1).strip()))
                .sum());
      } catch (IOException e) {
        // the shell that started it, which has ended
      }
    }
    return switches;
  }

  /** The processes of servers whose Java process was killed when all of them ran. */
  private List<Long> serversOfKilled(Path work, String... commands)
      throws IOException, InterruptedException {
    Process java = starter(work, commands);
    List<Long> servers = new ArrayList<>();
    BufferedReader said = java.inputReader();
    for (int i = 0; i < commands.length; i++) {
      servers.add(Long.parseLong(said.readLine()));
    }
    servers.forEach(pid -> ProcessHandle.of(pid).ifPresent(started::add));
    java.destroyForcibly().waitFor();
    return servers;
  }

  private long server(Process java) throws IOException {
    long pid = Long.parseLong(java.inputReader().readLine());
    ProcessHandle.of(pid).ifPresent(started::add);
    return pid;
  }

  private Process starter(Path work, String... commands) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Starter.class.getName(),
                work.toString()));
    command.addAll(List.of(commands));
    Process java =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    started.add(java.toHandle());
    return java;
  }

  private static void awaitEnd(List<Long> pids) throws InterruptedException {
    for (long pid : pids) {
      while (ProcessIdentity.of(pid).isPresent()) {
        Thread.sleep(POLL_MILLIS);
      }
    }
  }

  /** The shells that wait for the servers of this test. */
  private List<Long> watchdogs() {
    return ProcessHandle.allProcesses()
        .filter(process -> isWatchdogOf(process, folder))
        .map(ProcessHandle::pid)
        .toList();
  }

  private static boolean isWatchdogOf(ProcessHandle process, Path work) {
    try {
      String line = Files.readString(Path.of("/proc", Long.toString(process.pid()), "cmdline"));
      return line.contains("watchdog") && line.contains(work + "/process");
    } catch (IOException e) {
      return false;
    }
  }

  private List<Path> records() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  /** A Java process that starts dummy servers, says their processes, and waits to be killed. */
  static final class Starter {

    private Starter() {}

    public static void main(String[] arguments) throws Exception {
      Path work = Path.of(arguments[0]);
      List<Process> servers = new ArrayList<>();
      for (int i = 1; i < arguments.length; i++) {
        servers.add(started(arguments[i], "server " + (i - 1), work));
      }
      // a watchdog is ready when its server has left a record
      for (Process server : servers) {
        while (!Files.exists(work.resolve("process." + server.pid()))) {
          Thread.sleep(POLL_MILLIS);
        }
        System.out.println(server.pid());
      }
      Thread.sleep(TimeUnit.MINUTES.toMillis(1));
    }

    private static Process started(String command, String name, Path work) throws IOException {
      boolean reads = command.startsWith(READS);
      String script = "exec 2>&-; " + (reads ? command.substring(READS.length()) : command);
      ProcessBuilder builder = new ProcessBuilder("sh", "-c", script);
      return reads
          ? Watchdog.startReadingLines(builder, name, work)
          : Watchdog.start(builder, name, work);
    }
  }
}
