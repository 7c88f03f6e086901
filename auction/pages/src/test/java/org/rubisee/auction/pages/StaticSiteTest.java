package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StaticSiteTest {

  @TempDir private Path folder;

  @Test
  void writesPagesStyleAndPicturesForItsPathOnTheHost() throws IOException {
    StaticSite.main(new String[] {folder.toString(), "/elsewhere"});

    for (String page :
        List.of("index.html", "register.html", "browse.html", "sell.html", "about_me.html")) {
      assertThat(folder.resolve(page)).content().contains("SRC=\"/elsewhere/images/logo.svg\"");
    }
    assertThat(folder.resolve("style.css")).isNotEmptyFile();
    assertThat(folder.resolve("images/logo.svg")).isNotEmptyFile();
    assertThat(folder.resolve("images/category-" + CategoryImages.COUNT + ".svg")).isNotEmptyFile();
  }
}
