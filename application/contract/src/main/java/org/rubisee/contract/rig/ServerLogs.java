package org.rubisee.contract.rig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.servers.site.LocalSite;

/** What the servers of a site wrote, for the message of a test that fails. */
public final class ServerLogs {

  private static final int SHOWN_LINES = 40;

  private ServerLogs() {}

  /** The last lines of each server's log, application servers last. */
  public static String ends(LocalSite site) {
    return Stream.concat(site.webNodes().stream(), site.app().stream())
        .map(server -> endOf(server.log()))
        .collect(Collectors.joining("\n\n"));
  }

  /** Without the frames of stack traces: what failed is in the lines between them. */
  private static String endOf(Path log) {
    try (Stream<String> lines = Files.lines(log)) {
      List<String> told =
          lines.filter(line -> !line.isBlank() && !line.startsWith("\tat ")).toList();
      return String.join("\n", told.subList(Math.max(0, told.size() - SHOWN_LINES), told.size()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
