package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * Makes the folder of a run that begins. It is there with all that belongs to its beginning, or not
 * at all, whenever the program is killed.
 */
public final class NewRunFolder {

  private static final DateTimeFormatter ID =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

  private NewRunFolder() {}

  /** Writes the files with which a run begins. */
  @FunctionalInterface
  public interface Beginning {

    /**
     * Writes them.
     *
     * @param id the name that the folder is going to have
     * @param folder where they belong
     */
    void write(String id, Path folder) throws IOException;
  }

  /**
   * Makes a folder that is called after the second in which its run began. If that name is taken,
   * {@code -2}, {@code -3} and so on follow it: two runs may begin in the same second.
   *
   * @param results its parent
   * @return the folder
   */
  public static Path create(Path results, Instant now, Beginning beginning) throws IOException {
    Files.createDirectories(results);
    String second = ID.format(now.atZone(ZoneId.systemDefault()));
    String id = second;
    for (int i = 2; !takes(results.resolve(id)); i++) {
      id = second + "-" + i;
    }
    Path path = results.resolve(id);
    beginning.write(id, DurableFile.unfinished(path));
    DurableFile.complete(path);
    return path;
  }

  /** Takes a name. Returns false if a folder has it, or another run is just taking it. */
  private static boolean takes(Path path) throws IOException {
    Path collected = DurableFile.unfinished(path);
    try {
      Files.createDirectory(collected);
    } catch (FileAlreadyExistsException e) {
      return false;
    }
    if (Files.exists(path)) {
      Files.delete(collected);
      return false;
    }
    return true;
  }
}
