package org.rubisee.contract.site;

import java.time.LocalDateTime;
import java.util.Map;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;

/** How the site is deployed for a class of the suite. The clock always stands still. */
public enum SiteVariant {
  /** As delivered, at the moment for which the data was made. */
  STANDARD(BusinessClock.LOAD_EPOCH, false),
  /** As delivered, when auctions have ended and yesterday's tickets have expired. */
  THREE_DAYS_LATER(BusinessClock.LOAD_EPOCH.plusDays(3), false),
  /** For clients written for RUBiS 1.4.3. */
  LEGACY_CLIENT(BusinessClock.LOAD_EPOCH, true),
  /** With Java locks in the web server in place of row locks. */
  SERVLET_LOCKING(BusinessClock.LOAD_EPOCH, false) {
    @Override
    String knobs() {
      return "locking=servlet";
    }
  },
  /** With locked tables in place of row locks. */
  TABLE_LOCKING(BusinessClock.LOAD_EPOCH, false) {
    @Override
    String knobs() {
      return "locking=table";
    }
  },
  /** With two application servers. */
  TWO_APP_NODES(BusinessClock.LOAD_EPOCH, false) {
    @Override
    String knobs() {
      return "app-nodes=2";
    }
  },
  /** With two application servers that keep instances of entity beans, without their state. */
  TWO_APP_NODES_OPTION_B(BusinessClock.LOAD_EPOCH, false) {
    @Override
    String knobs() {
      return "app-nodes=2@commit-option=B";
    }
  };

  private final LocalDateTime now;
  private final boolean legacyClient;

  SiteVariant(LocalDateTime now, boolean legacyClient) {
    this.now = now;
    this.legacyClient = legacyClient;
  }

  /** The business time of this site. */
  public LocalDateTime now() {
    return now;
  }

  /** Whether it is the implementation as delivered, whatever its settings. */
  boolean hasNoKnobs() {
    return knobs().isEmpty();
  }

  /** The knobs that are set, in one line. */
  String knobs() {
    return "";
  }

  /**
   * The same key on every variant, so that one site's tickets are known to the others. Nonces are
   * random, as delivered: several web servers that count them would issue the same ticket, and a
   * purchase or comment takes a ticket once.
   */
  public Map<String, String> settings() {
    return Map.of(
        SiteSettings.PREFIX + "clock",
        "fixed:" + now,
        SiteSettings.PREFIX + "ticket-key",
        "key of the contract suite",
        SiteSettings.PREFIX + "legacy-client",
        Boolean.toString(legacyClient));
  }
}
