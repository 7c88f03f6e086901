package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;

/** Home, Register, Browse, Sell and AboutMeAuth: where they lead, and what they offer. */
@OnSite
@Tag("read-only")
abstract class StaticPagesContract {

  @Test
  void leadFromHomeToAllParts(Customer customer) {
    Page home = customer.get("index.html");

    for (String part :
        new String[] {"register.html", "browse.html", "sell.html", "about_me.html"}) {
      assertThat(home.linksTo(part)).as("links to " + part).isNotEmpty();
    }
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
