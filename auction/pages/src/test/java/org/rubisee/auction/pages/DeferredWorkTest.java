package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Pages of implementations that defer work, and of those that do not. */
class DeferredWorkTest {
  private static final Map<String, String> LOGIN =
      Map.of("itemId", "5", "nickname", "user7", "password", "right");

  private final TestSite site = TestSite.start();

  @AfterEach
  void stop() {
    site.close();
  }

  @Test
  void aPurchaseOfSeveralUnitsIsAnOrder() {
    assertThat(buy(2)).contains("You bought 2 units.");

    site.useCases().defer();

    assertThat(buy(2)).contains("<h1>Your order is accepted</h1>", "You ordered 2 units.");
    assertThat(buy(1)).contains("<h1>It is yours</h1>", "You bought 1 unit.");
  }

  @Test
  void noticesAreAboutMe() {
    assertThat(aboutMe()).doesNotContain("Notices");

    site.useCases().defer();

    assertThat(aboutMe())
        .contains("<h2>Notices</h2>", "<li>A higher bid was placed on A &#60;lamp&#62;, ")
        .doesNotContain("itemId=" + SampleUseCases.ABSENT);
  }

  private String aboutMe() {
    return site.post("/AboutMe", LOGIN).text();
  }

  private String buy(int units) {
    String form = site.post("/BuyNow", LOGIN).text();
    String ticket = form.replaceFirst("(?s).*name=ticket value=\"?([^\">]+).*", "$1");
    return site.post(
            "/StoreBuyNow", Map.of("itemId", "5", "qty", Integer.toString(units), "ticket", ticket))
        .text();
  }
}
