package org.rubisee.auction.pages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.pages.Layout;
import org.rubisee.pages.Page;
import org.rubisee.pages.StaticFile;

/** All static pages, images and the style sheet of a site, made once, by their path in it. */
final class StaticFiles {
  private StaticFiles() {}

  /** The files, for example {@code /index.html}; the home page also as {@code /}. */
  static Map<String, StaticFile> of(Layout layout) {
    Map<String, StaticFile> files = new HashMap<>();
    StaticFile home = page(layout, new HomePage());
    files.put("/", home);
    files.put("/index.html", home);
    files.put(
        "/register.html",
        page(layout, new RegisterPage(RegistrationFields.OF_THE_SITE.regionNames())));
    files.put("/browse.html", page(layout, new BrowsePage()));
    files.put("/sell.html", page(layout, new SellPage()));
    files.put("/about_me.html", page(layout, new AboutMeAuthPage()));
    files.put("/style.css", StaticFile.styleSheet());
    files.put("/images/logo.svg", StaticFile.svg(resource("logo.svg")));
    List<String> categoryImages = CategoryImages.all(resource("category-icons.txt"));
    for (int i = 0; i < categoryImages.size(); i++) {
      files.put(
          "/images/" + CategoryImages.SERIES + (i + 1) + ".svg",
          StaticFile.svg(categoryImages.get(i)));
    }
    return Map.copyOf(files);
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
