package org.rubisee.bookstore.jpaweb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.contract.shopping.Shopper;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.golden.ScriptedRecord;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.site.LocalSite;

/**
 * What the second-level cache of each persistence provider does, seen by the database behind real
 * servers.
 */
class JpaKnobsIT extends SiteRigTest {

  /** Cart, country and address are looked up, and the customer is stored and gets a name. */
  private static final long STATEMENTS_OF_A_NEW_CUSTOMER = 5;

  @Test
  void theSecondLevelCacheAnswersForCountries() {
    assertThat(statements("hibernate", "on")).isEqualTo(STATEMENTS_OF_A_NEW_CUSTOMER - 1);
  }

  @Tag("long")
  @Test
  void eclipseLinkKeepsCountries() {
    assertThat(statements("eclipselink", "on")).isEqualTo(STATEMENTS_OF_A_NEW_CUSTOMER - 1);
  }

  @Tag("long")
  @Test
  void withoutItTheDatabaseIsAskedForEachCustomer() {
    assertThat(statements("hibernate", "off")).isEqualTo(STATEMENTS_OF_A_NEW_CUSTOMER);
  }

  @Test
  void eclipseLinkKeepsNothingUnlessItIsTold() {
    assertThat(statements("eclipselink", "off")).isEqualTo(STATEMENTS_OF_A_NEW_CUSTOMER);
  }

  /** How many statements a customer takes whose address and country another one had before. */
  private static long statements(String provider, String cache) {
    String knobs =
        String.format(
            Locale.ROOT,
            "placement=co-located@persistence-provider=%s@second-level-cache=%s",
            provider,
            cache);
    try (LocalSite site = rig().site(rig().options(provider + "-" + cache, rig().knobs(knobs)))) {
      ScriptedRecord.assertLeft(rig(), site);
      Customer browser = rig().customer(site);
      Form form = Shopper.newCustomer(new Shopper(browser, 0).cartWith(111), browser);
      assertThatPage(browser.submit(form)).isOk();
      return rig().executionsOf(() -> assertThatPage(browser.submit(form)).isOk());
    }
  }
}
