package org.rubisee.contract.attack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.site.LocalSite;

/**
 * All ports that the tiers of a site have opened on this machine.
 *
 * @param numbers those of the web servers, the application servers and the database
 */
public record TierPorts(List<Integer> numbers) {

  /** Those of a site whose tiers are elsewhere. */
  public static final TierPorts NONE = new TierPorts(List.of());

  /** Inputs to each port in a build. */
  public static final int SAMPLE = 200;

  /** Inputs to each port in the long test. */
  public static final int MANY = 1_000_000;

  private static final long SEED = 20020101;

  /** Connections to a port that stay open; older ones are closed. */
  private static final int OPEN = 100;

  /** As they are now. */
  public static TierPorts of(LocalSite site, long database) {
    List<Integer> numbers = new ArrayList<>();
    Stream.concat(
            Stream.concat(site.webNodes().stream(), site.appNodes().stream()).map(TierServer::pid),
            Stream.of(database))
        .map(ListeningPorts::numbersOf)
        .forEach(numbers::addAll);
    return new TierPorts(List.copyOf(numbers));
  }

  /**
   * Sends first frames to each port, and asks a question while the last of them are still open.
   *
   * @param inputs to each port
   * @param question fails if the site does not answer
   */
  public void attack(int inputs, Runnable question) {
    for (int port : numbers) {
      Deque<Socket> open = new ArrayDeque<>();
      try {
        FirstFrames frames = new FirstFrames(port, SEED);
        for (int i = 0; i < inputs; i++) {
          open.add(frames.send());
          if (open.size() > OPEN) {
            close(open.remove());
          }
        }
        question.run();
      } finally {
        open.forEach(TierPorts::close);
      }
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
