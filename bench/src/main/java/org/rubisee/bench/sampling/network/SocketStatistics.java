package org.rubisee.bench.sampling.network;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.servers.ProcessEnvironment;

/** The kernel's statistics of TCP connections, by the program {@code ss} of iproute2. */
@FunctionalInterface
interface SocketStatistics {

  /**
   * The connections of this network namespace that lead to one of these ports, seen from the side
   * that opened them.
   *
   * @throws IOException if they cannot be read; the message says why
   */
  List<SocketReading> connectionsTo(Collection<Integer> ports) throws IOException;

  /** By {@code ss}, where it is installed. */
  static Optional<SocketStatistics> installed() {
    return Stream.of("/usr/bin", "/bin", "/usr/sbin", "/sbin")
        .map(folder -> Path.of(folder, "ss"))
        .filter(Files::isExecutable)
        .findFirst()
        .map(program -> ports -> ask(program, ports));
  }

  private static List<SocketReading> ask(Path program, Collection<Integer> ports)
      throws IOException {
    String filter =
        ports.stream().map(port -> "dport = :" + port).collect(Collectors.joining(" or "));
    Process process =
        ProcessEnvironment.measured(List.of(program.toString(), "-tinHe", filter))
            .redirectErrorStream(true)
            .start();
    try {
      process.getOutputStream().close();
      String text =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
      if (!process.waitFor(5, TimeUnit.SECONDS) || process.exitValue() != 0) {
        throw new IOException(program + " -tinHe failed: " + text.strip());
      }
      return SocketReading.parse(text);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted while " + program + " was running", e);
    } finally {
      process.destroyForcibly();
    }
  }
}
