package org.rubisee.bookstore.customers;

import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.matrix.StepAudit;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.SitePaths;

/**
 * What all customers of a bookstore share.
 *
 * @param surroundings what customers of any application share
 * @param customers numbers of customers
 * @param titles numbers of words in titles
 * @param authors numbers of last names of authors
 * @param books how many books there are, numbered from 1
 */
record Shop(
    Surroundings surroundings,
    NonUniform customers,
    NonUniform titles,
    NonUniform authors,
    int books) {

  /** The shop that was loaded with the data of the target. */
  Shop(Surroundings surroundings) {
    this(
        surroundings,
        NonUniform.ofCustomers(surroundings.target().users()),
        NonUniform.ofTitles(surroundings.target().items()),
        NonUniform.ofAuthors(surroundings.target().items()),
        surroundings.target().items());
  }

  /** The transition table. */
  TransitionTable table() {
    return surroundings.table();
  }

  /** Where the site's pages are. */
  SitePaths paths() {
    return surroundings.paths();
  }

  /** Counts the steps taken. */
  StepAudit audit() {
    return surroundings.audit();
  }
}
