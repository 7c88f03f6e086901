package org.rubisee.bench.checkout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import org.rubisee.settings.Text;

/** Whether results can be written, before anything is started to be measured. */
public final class WritableFolder {

  private WritableFolder() {}

  /**
   * Checks that files can be written to a folder. It is made if it is missing.
   *
   * @throws CommandFailedException if they cannot; the message says why and what to do
   */
  public static void require(Path folder) {
    if (Files.isSymbolicLink(folder) && !Files.exists(folder)) {
      throw new CommandFailedException(
          Text.of(
              "%s is a link to %s, which is not there: make that folder, or remove the link",
              folder, target(folder)));
    }
    if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS) && !Files.isDirectory(folder)) {
      throw new CommandFailedException(
          folder + " is no folder, so no results can be kept in it: move it away");
    }
    try {
      if (!Files.isDirectory(folder)) {
        Files.createDirectories(folder);
      }
      Files.delete(Files.createTempFile(folder, ".writable", ""));
    } catch (IOException e) {
      throw new CommandFailedException(
          Text.of(
              "No results can be kept in %s (%s): make it writable, or make it a link to a folder that is",
              folder, e),
          e);
    }
  }

  private static String target(Path link) {
    try {
      return Files.readSymbolicLink(link).toString();
    } catch (IOException e) {
      return "another folder";
    }
  }
}
