package org.rubisee.auction.schema;

import java.util.List;
import java.util.Optional;
import org.rubisee.schema.AuditPlan;
import org.rubisee.schema.Check;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Key;
import org.rubisee.schema.Reference;
import org.rubisee.schema.ResourceText;
import org.rubisee.schema.SqlCheck;
import org.rubisee.settings.BusinessClock;

/**
 * What must hold: counts, maxima, quantities, ratings and ids ({@code audit.sql}), references, and
 * units sold, so that an auction that sold more than there was is found.
 */
final class AuctionAudit {

  private static final String UNKNOWN_UNITS =
      "units sold were not checked against units for sale: the data was made elsewhere";
  private static final List<Key> CATEGORIES = List.of(Key.id("categories"));
  private static final List<Key> USERS = List.of(Key.id("users"));
  private static final List<Key> ALL_ITEMS = List.of(Key.id("items"), Key.id("old_items"));

  private static final List<Reference> REFERENCES =
      List.of(
          byOldClients("users", "region", List.of(Key.id("regions"))),
          byOldClients("items", "seller", USERS),
          byOldClients("items", "category", CATEGORIES),
          byOldClients("old_items", "seller", USERS),
          byOldClients("old_items", "category", CATEGORIES),
          byOldClients("bids", "user_id", USERS),
          ofItem("bids"),
          byOldClients("comments", "from_user_id", USERS),
          byOldClients("comments", "to_user_id", USERS),
          ofItem("comments"),
          byOldClients("buy_now", "buyer_id", USERS),
          ofItem("buy_now"),
          byOldClients("orders", "buyer_id", USERS),
          ofItem("orders"),
          byOldClients("notices", "user_id", USERS),
          ofItem("notices"));

  private AuctionAudit() {}

  static AuditPlan of(Optional<DataPlan> plan) {
    List<Check> generated = plan.<Check>map(UnitsCheck::new).stream().toList();
    return new AuditPlan(
        SqlCheck.ofScript(
            new ResourceText(AuctionAudit.class, "audit.sql").text(), BusinessClock.LOAD_EPOCH),
        REFERENCES,
        generated,
        plan.isPresent() ? List.of() : List.of(UNKNOWN_UNITS));
  }

  /** Clients written for RUBiS 1.4.3 count users, categories and regions from 0. */
  private static Reference byOldClients(String table, String column, List<Key> targets) {
    return new Reference(Key.id(table), column, targets, true);
  }

  private static Reference ofItem(String table) {
    return new Reference(Key.id(table), "item_id", ALL_ITEMS, false);
  }
}
