package org.rubisee.bench.topology;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rubisee.bench.sampling.ProcessFamily;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.settings.Text;

/**
 * Signals to processes of this machine and to all that they started, sent by {@code kill}: the
 * processes of httpd and PHP-FPM do the work of the one that started them.
 */
public final class ProcessSignals {

  private ProcessSignals() {}

  /** Stops processes where they are; they take no processor time until {@link #resume}. */
  public static void pause(List<Long> pids) throws IOException, InterruptedException {
    send("STOP", pids);
  }

  /** Lets paused processes go on. */
  public static void resume(List<Long> pids) throws IOException, InterruptedException {
    send("CONT", pids);
  }

  /** Ends a process at once, as {@code kill -9} does. */
  public static void kill(long pid) throws IOException, InterruptedException {
    send("KILL", List.of(pid));
  }

  private static void send(String signal, List<Long> pids)
      throws IOException, InterruptedException {
    for (long pid : pids) {
      Set<Long> started = new LinkedHashSet<>(ProcessFamily.of(pid).descendants());
      send(signal, pid);
      started.addAll(ProcessFamily.of(pid).descendants());
      for (long one : started) {
        sendIfAlive(signal, one);
      }
    }
  }

  /** A process that ended meanwhile needs no signal. */
  private static void sendIfAlive(String signal, long pid)
      throws IOException, InterruptedException {
    try {
      send(signal, pid);
    } catch (IOException e) {
      if (ProcessHandle.of(pid).isPresent()) {
        throw e;
      }
    }
  }

  private static void send(String signal, long pid) throws IOException, InterruptedException {
    Process kill =
        ProcessEnvironment.measured(List.of("kill", "-" + signal, Long.toString(pid)))
            .redirectErrorStream(true)
            .start();
    String output = new String(kill.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (kill.waitFor() != 0) {
      throw new IOException(Text.of("kill -%s %d failed: %s", signal, pid, output.strip()));
    }
  }
}
