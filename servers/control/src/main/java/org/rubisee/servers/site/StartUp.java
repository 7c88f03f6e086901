package org.rubisee.servers.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.servers.ManagedServer;

/**
 * What the start of a site's servers took, and what their programs take of the disk.
 *
 * @param seconds from the start of the first process until each web server answered a page that
 *     comes from the database; the bench asks every 0.1 s
 * @param downloadBytes the file that Maven downloads for the server; 0: its program was not one
 *     file, or the machine had it
 * @param programBytes all files of the programs, each program once; 0: the machine had them
 */
public record StartUp(double seconds, long downloadBytes, long programBytes) {

  private static final double NANOS_PER_SECOND = 1e9;

  /**
   * That of servers of which each has just answered its first page.
   *
   * @param servers of the site, in any order
   * @throws UncheckedIOException if a program cannot be read
   */
  static StartUp ended(List<ManagedServer> servers, SiteOptions options) {
    long now = System.nanoTime();
    return new StartUp(
        servers.stream().mapToLong(server -> now - server.startedNanos()).max().orElse(0)
            / NANOS_PER_SECOND,
        ServerBuild.of(options.knobs(), options.home()).map(ServerBuild::downloadBytes).orElse(0L),
        servers.stream()
            .flatMap(server -> server.program().stream())
            .distinct()
            .mapToLong(StartUp::sizeOf)
            .sum());
  }

  private static long sizeOf(Path program) {
    try (Stream<Path> files = Files.walk(program)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    } catch (IOException e) {
      throw new UncheckedIOException("The server in " + program + " cannot be read", e);
    }
  }
}
