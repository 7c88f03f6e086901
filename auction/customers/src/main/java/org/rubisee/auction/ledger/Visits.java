package org.rubisee.auction.ledger;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Visit;
import org.rubisee.model.Interaction;

/** Requests of the auction. */
final class Visits {

  private static final Application AUCTION = Applications.named("auction");

  private Visits() {}

  /** A page without parameters. */
  static Visit get(Interaction interaction) {
    return Visit.get(AUCTION.interactions().get(interaction.ordinal()));
  }

  /** A form without fields yet. */
  static Visit post(Interaction interaction) {
    return Visit.post(AUCTION.interactions().get(interaction.ordinal()));
  }

  /** The fields by which a user of the data logs in. */
  static Map<String, String> login(int user) {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("nickname", "user" + user);
    fields.put("password", "password" + user);
    return fields;
  }
}
