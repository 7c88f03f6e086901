package org.rubisee.bench.checkout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.servers.knobs.Implementation;

/**
 * The files that another machine needs to run the benchmark. They have the folders of a checkout,
 * so that every command works there.
 *
 * @param home root of the checkout
 * @param folder the target folder
 */
public record ExportBundle(Path home, Path folder) {

  /** The file that marks such a folder, where nothing is built. */
  static final String MARK = "exported";

  private static final List<String> PROGRAM =
      List.of("rubis", "bench/target/rubis.jar", "bench/target/lib");

  private static final List<String> SERVERS =
      List.of(
          "servers/web-server/target/server",
          "servers/app-server/target/server",
          "servers/call-log/target/call-log.jar");

  /**
   * Writes it.
   *
   * @throws CommandFailedException if the folder is not empty, or something was not built
   */
  public void write(List<Implementation> implementations) throws IOException {
    requireEmpty();
    for (String part : Stream.concat(PROGRAM.stream(), SERVERS.stream()).toList()) {
      copy(home.resolve(part));
    }
    if (implementations.stream().anyMatch(Implementation::isHttpd)) {
      copy(home.resolve("servers/httpd"));
    }
    for (Implementation implementation : implementations) {
      Path module = home.resolve(implementation.path());
      copy(module.resolve(Implementation.FILE));
      // says that the folder is an application, or another implementation; the root has neither
      for (String mark : List.of(Implementation.APPLICATION_FILE, Implementation.FILE)) {
        Path around = module.resolveSibling(mark);
        if (Files.exists(around)) {
          copy(around);
        }
      }
      // what reports and 'ledger --check' compare with
      if (Files.exists(module.resolve(AgreedLedgers.FOLDER))) {
        copy(module.resolve(AgreedLedgers.FOLDER));
      }
      for (Path archive : implementation.archives()) {
        copy(archive);
      }
    }
    Files.writeString(
        folder.resolve(MARK),
        "Written by 'rubis export'; the script rubis builds nothing here.\n"
            + BuildInfo.line(BuildInfo.commit(home))
            + "\n");
  }

  private void requireEmpty() throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        if (files.findAny().isPresent()) {
          throw new CommandFailedException(folder + " is not empty: name a new folder with --to");
        }
      }
    }
  }

  private void copy(Path source) throws IOException {
    if (!Files.exists(source)) {
      throw new CommandFailedException(
          source + " is missing: build it with 'mvn -B -DskipTests package' in " + home);
    }
    try (Stream<Path> files = Files.walk(source)) {
      for (Path file : files.toList()) {
        Path copy = folder.resolve(home.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.createDirectories(copy.getParent());
          Files.copy(
              file,
              copy,
              StandardCopyOption.COPY_ATTRIBUTES,
              StandardCopyOption.REPLACE_EXISTING,
              LinkOption.NOFOLLOW_LINKS);
        }
      }
    }
  }
}
