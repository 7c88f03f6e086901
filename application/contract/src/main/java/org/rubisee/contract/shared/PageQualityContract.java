package org.rubisee.contract.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.HtmlValidator;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;

/** Every kind of page is valid HTML5 and has the headers that browsers expect. */
@OnSite
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class PageQualityContract {

  private static final ApplicationUnderTest APPLICATION = ApplicationUnderTest.ofThisSuite();

  private Map<String, Page> tour = Map.of();

  /** Every kind of page; all tests of this class look at the same ones. */
  private Map<String, Page> tour(Customer customer, Database database) {
    if (tour.isEmpty()) {
      tour = APPLICATION.tour(customer, database);
    }
    return tour;
  }

  @Test
  void everyKindOfPageIsValidHtml(Customer customer, Database database) {
    HtmlValidator validator = new HtmlValidator();
    SoftAssertions softly = new SoftAssertions();
    tour(customer, database)
        .forEach(
            (name, page) ->
                softly.assertThat(validator.complaints(page.html())).as(name).isEmpty());
    softly.assertAll();
  }

  @Test
  void everyInteractionIsOnTheTour(Customer customer, Database database) {
    assertThat(tour(customer, database))
        .containsKeys(APPLICATION.interactions().toArray(String[]::new));
    APPLICATION.interactions().forEach(label -> assertThatPage(tour.get(label)).isOk());
  }

  @Test
  void everyPageCarriesWhatBrowsersExpect(Customer customer, Database database) {
    SoftAssertions softly = new SoftAssertions();
    tour(customer, database)
        .forEach(
            (name, page) -> {
              softly
                  .assertThat(page.headers().get("content-type"))
                  .as(name)
                  .isEqualToIgnoringCase("text/html;charset=utf-8");
              softly.assertThat(page.headers()).as(name).containsKey("content-length");
              softly
                  .assertThat(page.headers().get("x-content-type-options"))
                  .as(name)
                  .isEqualTo("nosniff");
              softly.assertThat(page.document().select("h1")).as(name + " headings").isNotEmpty();
            });
    softly.assertAll();
  }
}
