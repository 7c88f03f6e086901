package org.rubisee.emulator.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.rubisee.emulator.load.RateOrder;

/** Orders that are written to a run while it goes on, one on each line. */
final class Orders {

  private Orders() {}

  /**
   * Passes them on, on a thread of its own, until there are no more.
   *
   * @param complaints gets a line for each order that cannot be followed
   */
  static Thread follow(InputStream in, Consumer<RateOrder> follower, PrintWriter complaints) {
    Thread thread = new Thread(() -> read(in, follower, complaints), "orders");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void read(InputStream in, Consumer<RateOrder> follower, PrintWriter complaints) {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        try {
          follower.accept(RateOrder.parse(line));
        } catch (IllegalArgumentException e) {
          complaints.println(e.getMessage());
          complaints.flush();
        }
      }
    } catch (IOException e) {
      complaints.println("No more orders can be read: " + e.getMessage());
      complaints.flush();
    }
  }
}
