package org.rubisee.bench.topology.tier;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.servers.ProcessEnvironment;

/**
 * A process that listens at a port and that no agent started: the server of a user.
 *
 * @param process its process, which ends with its standard input
 * @param port of the loopback address
 */
public record ForeignServer(Process process, int port) implements AutoCloseable {

  public static ForeignServer start() throws IOException {
    URI classes =
        URI.create(
            ForeignServer.class.getProtectionDomain().getCodeSource().getLocation().toString());
    Process process =
        ProcessEnvironment.measured(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    Path.of(classes).toString(),
                    ForeignServer.class.getName()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader lines = process.inputReader();
    return new ForeignServer(process, Integer.parseInt(lines.readLine()));
  }

  /** Prints its port, and listens until its standard input ends. */
  public static void main(String[] arguments) throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      System.out.println(socket.getLocalPort());
      System.in.transferTo(System.out);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
    process.onExit().join();
  }
}
