package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.rubisee.http.HttpAnswer;
import org.rubisee.model.Interaction;
import org.xml.sax.InputSource;

class StaticPagesTest {
  private static TestSite site;

  @BeforeAll
  static void start() {
    site = TestSite.start();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  @Test
  void servesTheFiveStaticPages() {
    for (Interaction interaction : Interaction.values()) {
      if (!interaction.isDynamic()) {
        HttpAnswer page = site.get("/" + interaction.scriptName());
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.text()).contains("content=ok>").doesNotContain("id=generated");
      }
    }
  }

  @Test
  void servesTheHomePageAtTheRoot() {
    assertThat(site.get("/").text()).isEqualTo(site.get("/index.html").text());
  }

  @Test
  void answers304ToABrowserThatHasThePage() {
    String etag = site.get("/index.html").header("ETag").orElseThrow();
    HttpAnswer again =
        site.send(site.request("GET", "/index.html").addHeader("If-None-Match", etag));
    assertThat(again.status()).isEqualTo(304);
    assertThat(again.text()).isEmpty();
  }

  @Test
  void letsBrowsersKeepImagesAndStyleSheet() {
    for (String path : new String[] {"/images/logo.svg", "/images/category-40.svg", "/style.css"}) {
      HttpAnswer file = site.get(path);
      assertThat(file.status()).isEqualTo(200);
      assertThat(file.header("Cache-Control")).contains("public, max-age=86400");
    }
  }

  @Test
  void everyImageOfAPageCanBeFetchedFromTheHostRoot() {
    String page = site.get("/BrowseCategories").text();
    Matcher image = Pattern.compile("<IMG SRC=\"" + TestSite.CONTEXT + "([^\"]+)\"").matcher(page);
    int images = 0;
    while (image.find()) {
      images++;
      assertThat(site.get(image.group(1)).header("Content-Type")).contains("image/svg+xml");
    }
    assertThat(images).isEqualTo(1 + CategoryImages.COUNT);
  }

  @Test
  void everyCategoryHasAPictureThatIsWellFormed() throws Exception {
    for (int category = 1; category <= CategoryImages.COUNT; category++) {
      String svg = site.get("/images/category-" + category + ".svg").text();
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(svg)));
    }
    assertThat(CategoryImages.imageOf(41)).isEqualTo(1);
    assertThat(CategoryImages.imageOf(0)).isEqualTo(40);
  }

  @Test
  void offersAllRegionsToNewUsers() {
    assertThat(site.get("/register.html").text())
        .contains("<option>MA--Boston<", "<option>AZ--Phoenix");
  }
}
