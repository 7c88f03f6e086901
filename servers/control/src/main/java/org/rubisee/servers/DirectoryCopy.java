package org.rubisee.servers;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Copies and removes the folders of a stopped database. Copies are readable by their owner only.
 */
public final class DirectoryCopy {

  private DirectoryCopy() {}

  /**
   * Copies regular files; when it returns they are on disk, so that nothing is written late.
   *
   * @param wanted which files, by name
   */
  public static void copy(Path from, Path to, Predicate<String> wanted) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes)
              throws IOException {
            OwnerOnly.folder(to.resolve(from.relativize(directory)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (attributes.isRegularFile() && wanted.test(file.getFileName().toString())) {
              copyFile(file, to.resolve(from.relativize(file)));
            }
            return FileVisitResult.CONTINUE;
          }
        });
  }

  /** The kernel moves the bytes; they do not pass through this process. */
  private static void copyFile(Path from, Path to) throws IOException {
    try (FileChannel in = FileChannel.open(from, StandardOpenOption.READ);
        FileChannel out =
            FileChannel.open(
                to,
                Set.of(StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW),
                OwnerOnly.file())) {
      long size = in.size();
      long done = 0;
      while (done < size) {
        done += in.transferTo(done, size - done, out);
      }
      out.force(true);
    }
  }

  /** Removes a folder with all it holds; does nothing when there is none. */
  public static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> inside = Files.walk(folder)) {
      for (Path path : inside.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
