package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.net.URI;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;
import org.rubisee.model.Interaction;

/** Home, Register, Browse, Sell and AboutMeAuth: the same for everybody. */
@OnSite
abstract class StaticPagesContract {

  @ParameterizedTest
  @EnumSource(
      value = Interaction.class,
      names = {"HOME", "REGISTER", "BROWSE", "SELL", "ABOUT_ME_AUTH"})
  void answerWithPages(Interaction interaction, Customer customer) {
    Page page = customer.get(interaction.scriptName());

    assertThatPage(page).isOk();
    assertThat(page.headers().get("content-type").toLowerCase(Locale.ROOT)).startsWith("text/html");
    assertThat(page.document().title()).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(strings = {"index.html", "browse.html"})
  void leadOnlyWhereTheSiteAnswers(String start, Customer customer) {
    Page page = customer.get(start);

    assertThat(page.links()).isNotEmpty();
    for (URI link : page.links()) {
      assertThatPage(customer.get(link)).isOk();
    }
  }

  @Test
  void leadFromHomeToAllParts(Customer customer) {
    Page home = customer.get("index.html");

    for (String part :
        new String[] {"register.html", "browse.html", "sell.html", "about_me.html"}) {
      assertThat(home.linksTo(part)).as("links to " + part).isNotEmpty();
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

  @Test
  void offerTheFormsThatTheirNamesPromise(Customer customer) {
    assertThat(customer.get("register.html").form("RegisterUser").fields())
        .containsKeys("firstname", "lastname", "nickname", "email", "password", "region");
    assertThat(customer.get("sell.html").form("BrowseCategories").fields())
        .containsKeys("nickname", "password");
    assertThat(customer.get("about_me.html").form("AboutMe").fields())
        .containsKeys("nickname", "password");
  }
}
