package org.rubisee.auction.customers;

import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.matrix.StepAudit;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.Population;
import org.rubisee.emulator.site.SitePaths;

/**
 * What all customers of an auction site share.
 *
 * @param surroundings what customers of any application share
 * @param catalogue the site's categories and regions
 */
record Market(Surroundings surroundings, Catalogue catalogue) {

  /** The transition table. */
  TransitionTable table() {
    return surroundings.table();
  }

  /** Where the site's pages are. */
  SitePaths paths() {
    return surroundings.paths();
  }

  /** How many users and items the site has. */
  Population population() {
    return surroundings.target().population();
  }

  /** Counts the steps taken. */
  StepAudit audit() {
    return surroundings.audit();
  }
}
