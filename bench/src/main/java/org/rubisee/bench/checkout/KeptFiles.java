package org.rubisee.bench.checkout;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.rubisee.settings.Text;

/**
 * A folder whose files are kept from command to command, and can be removed.
 *
 * @param name as in the option that removes it
 * @param folder where it is
 * @param contents what it holds, in words
 */
public record KeptFiles(String name, Path folder, String contents) {

  /** In the folder of working files: the time of the last build, by which the script goes. */
  public static final String BUILT = "built";

  private static final Set<String> STAYING =
      Set.of(BUILT, WorkLock.FILE, WorkPart.LOCKS, OwnPlans.KEY);

  /** Those of a checkout and of its user. */
  public static List<KeptFiles> of(Checkout checkout, Path cache) {
    return List.of(
        new KeptFiles("work", checkout.work(), "databases, their snapshots, servers, logs"),
        new KeptFiles("results", checkout.results(), "runs with their reports"),
        new KeptFiles(
            "cache",
            cache,
            "the unpacked MySQL of all checkouts; the next command unpacks it again"));
  }

  /**
   * Why its contents cannot be removed, in words; empty if they can. A link leads to files that may
   * be somebody else's, so they stay.
   */
  public Optional<String> refusal() throws IOException {
    if (Files.isSymbolicLink(folder)) {
      return Optional.of(
          Text.of(
              "%s is a link, and nothing behind a link is removed: remove what %s holds yourself",
              folder, Files.readSymbolicLink(folder)));
    }
    return Files.exists(folder) && !exists()
        ? Optional.of(folder + " is no folder: move it away yourself")
        : Optional.empty();
  }

  /** The bytes of its files. */
  public long bytes() throws IOException {
    AtomicLong sum = new AtomicLong();
    if (exists()) {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              sum.addAndGet(attributes.size());
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              // it was removed since its folder was listed
              return FileVisitResult.CONTINUE;
            }
          });
    }
    return sum.get();
  }

  /** The folders and files directly in it. */
  public long entries() throws IOException {
    return exists() ? removable().size() : 0;
  }

  /** Removes what it holds, but for locks, time of the last build, and key of plans. */
  public void clear() throws IOException {
    if (exists()) {
      for (Path entry : removable()) {
        delete(entry);
      }
    }
  }

  private boolean exists() {
    return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS);
  }

  private List<Path> removable() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> !STAYING.contains(file.getFileName().toString())).toList();
    }
  }

  private static void delete(Path entry) throws IOException {
    Files.walkFileTree(
        entry,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path folder, IOException e) throws IOException {
            Files.delete(folder);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
