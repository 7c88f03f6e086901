package org.rubisee.contract.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;

/** The pages that are the same for everybody, with their images and their style. */
@OnSite
public abstract class StaticFilesContract {

  static List<String> pages() {
    return ApplicationUnderTest.ofThisSuite().staticPages();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void answerWithPages(String path, Customer customer) {
    Page page = customer.get(path);

    assertThatPage(page).isOk();
    assertThat(page.headers().get("content-type").toLowerCase(Locale.ROOT)).startsWith("text/html");
    assertThat(page.document().title()).isNotBlank();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void leadOnlyWhereTheSiteAnswers(String start, Customer customer) {
    Page page = customer.get(start);

    assertThat(page.links()).isNotEmpty();
    for (URI link : page.links()) {
      assertThatPage(customer.get(link)).isOk();
    }
  }

  @Test
  void showImagesAndStyleThatExist(Customer customer) {
    Page home = customer.get("index.html");
    URI style = URI.create(home.document().selectFirst("link[rel=stylesheet]").absUrl("href"));

    assertThat(home.images()).isNotEmpty();
    assertThat(customer.get(style).status()).isEqualTo(200);
    for (URI image : home.images()) {
      Page answer = customer.get(image);
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.headers().get("content-type")).startsWith("image/");
    }
  }

  @Test
  void canBeCachedWithTheirImages(Customer customer) {
    URI image = customer.get("index.html").images().get(0);

    assertThat(customer.get(image).headers()).containsKey("cache-control");
  }

  @Test
  void doNotIncludePagesThatNobodyWrote(Customer customer) {
    assertThat(customer.get("NoSuchPage").status()).isEqualTo(404);
  }
}
