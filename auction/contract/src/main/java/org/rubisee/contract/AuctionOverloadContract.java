package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.shared.OverloadContract;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.settings.SiteSettings;

/** The same for the auction, whose old clients read a refusal in the page. */
public abstract class AuctionOverloadContract extends OverloadContract {

  @Test
  @Timeout(300)
  void anOldClientIsRefusedWithStatus200AndTheWord() {
    try (LocalSite site = limited("old-client", 1, legacyClient())) {
      List<Page> answers = visits(site, PAGES);

      assertThat(answers).extracting(Page::status).containsOnly(200);
      List<Page> refused =
          answers.stream().filter(page -> page.outcome() == Outcome.REFUSED).toList();
      assertThat(refused).isNotEmpty();
      assertThat(refused).allSatisfy(page -> assertThat(page.html()).contains("ERROR"));
    }
  }

  private static Map<String, String> legacyClient() {
    Map<String, String> settings = new TreeMap<>(SLOW_PAGES);
    settings.put(SiteSettings.PREFIX + "legacy-client", "true");
    return settings;
  }
}
