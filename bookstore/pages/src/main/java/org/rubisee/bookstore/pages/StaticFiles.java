package org.rubisee.bookstore.pages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.pages.Layout;
import org.rubisee.pages.Page;
import org.rubisee.pages.StaticFile;

/** All static pages and pictures of a site, by their path in it. */
final class StaticFiles {
  private final Map<String, StaticFile> made;

  /** Makes the pages; pictures are drawn when somebody asks for them. */
  StaticFiles(Layout layout) {
    StaticFile entrance = page(layout, new EntrancePage());
    made =
        Map.of(
            "/",
            entrance,
            "/index.html",
            entrance,
            "/" + Interaction.ORDER_INQUIRY.scriptName(),
            page(layout, new OrderInquiryPage()),
            "/style.css",
            StaticFile.styleSheet(),
            "/images/logo.svg",
            StaticFile.svg(resource("logo.svg")));
  }

  /** All but the pictures of books. */
  Map<String, StaticFile> made() {
    return made;
  }

  /** The file at a path below the context path, for example {@code /images/17.png}. */
  Optional<StaticFile> file(String path) {
    StaticFile file = made.get(path);
    return file == null ? Covers.file(path.substring(1)) : Optional.of(file);
  }

  private static StaticFile page(Layout layout, Page page) {
    return StaticFile.page(layout.staticPage(page).toBytes());
  }

  private static String resource(String name) {
    try (InputStream in = StaticFiles.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("The archive of the pages is damaged: " + name, e);
    }
  }
}
