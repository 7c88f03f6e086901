package org.rubisee.bench.checkout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A part of the working files that one command at a time uses.
 *
 * @param name of the server that it belongs to; empty: it is all but what such servers use
 */
public record WorkPart(String name) {

  /** The folder of the locks of servers, in that of the working files. */
  static final String LOCKS = "locks";

  /** Databases, servers and emulators of a bench: all but what {@link #hosted} names. */
  public static final WorkPart BENCH = new WorkPart("");

  /**
   * What a server of {@code rubis tier} or {@code rubis agent} uses, beside a bench that may use
   * the same checkout.
   *
   * @param server for example {@code db} or {@code web2}
   */
  public static WorkPart hosted(String server) {
    return new WorkPart(server);
  }

  /** All parts, those of servers that have run here included. */
  public static List<WorkPart> all(Path work) throws IOException {
    List<WorkPart> parts = new ArrayList<>(List.of(BENCH));
    Path locks = work.resolve(LOCKS);
    if (Files.isDirectory(locks)) {
      try (Stream<Path> servers = Files.list(locks)) {
        servers.map(server -> hosted(server.getFileName().toString())).forEach(parts::add);
      }
    }
    return parts;
  }

  /** The folder of its files, in that of the working files. */
  public Path files(Path work) {
    return name.isEmpty() ? work : work.resolve("host").resolve(name);
  }

  /** The folder of its lock. It outlives the files, which a server may replace. */
  public Path lock(Path work) {
    return name.isEmpty() ? work : work.resolve(LOCKS).resolve(name);
  }
}
