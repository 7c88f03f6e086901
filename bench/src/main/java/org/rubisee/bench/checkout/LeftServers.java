package org.rubisee.bench.checkout;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rubisee.servers.LeftProcesses;
import org.rubisee.servers.LeftProcesses.Left;
import org.rubisee.settings.Text;

/** Servers of a command that was killed. */
public final class LeftServers {

  private LeftServers() {}

  /**
   * Ends those that still run.
   *
   * @param work the folder of working files, reserved for this command
   * @param killed the command that was killed, in words
   * @return what was found, one sentence each; none if nothing was killed
   */
  public static List<String> end(Path work, Optional<String> killed)
      throws IOException, InterruptedException {
    List<Left> left = LeftProcesses.end(work);
    List<String> found = new ArrayList<>();
    if (killed.isEmpty() && left.isEmpty()) {
      return found;
    }
    found.add(killed.orElse("A command") + " was killed before it could end.");
    say("Its watchdogs ended: ", left.stream().filter(one -> !one.wasRunning()).toList(), found);
    say("Still running, ended now: ", left.stream().filter(Left::wasRunning).toList(), found);
    if (left.isEmpty()) {
      found.add("It left no server.");
    }
    return found;
  }

  private static void say(String what, List<Left> servers, List<String> found) {
    if (!servers.isEmpty()) {
      found.add(
          servers.stream()
              .map(server -> Text.of("%s (process %d)", server.name(), server.pid()))
              .sorted()
              .collect(Collectors.joining(", ", what, ".")));
    }
  }
}
