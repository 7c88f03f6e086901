package org.rubisee.bookstore.pages;

import java.io.IOException;
import java.nio.file.Path;
import org.rubisee.pages.StaticFolder;

/**
 * Writes what is the same for everybody into a folder, for web servers that serve files themselves.
 * The build runs it. Pictures of books are not among it: there is one for each number.
 */
public final class StaticSite {
  private StaticSite() {}

  /**
   * Writes the files.
   *
   * @param arguments the folder, and where the site lies on its host, for example {@code
   *     /bookstore-php}
   */
  public static void main(String[] arguments) throws IOException {
    write(Path.of(arguments[0]), arguments[1]);
  }

  /** Writes the files of a site that lies there on its host. */
  static void write(Path folder, String contextPath) throws IOException {
    StaticFolder.write(folder, new StaticFiles(BookstoreSite.layout(contextPath)).made());
  }
}
