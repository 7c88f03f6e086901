package org.rubisee.bookstore.schema;

import org.rubisee.bookstore.model.Countries;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;

/**
 * The addresses of a plan by id, from 1. The first are where the customers live, by their ids; to
 * the others orders may go.
 */
final class Addresses {

  private static final int FOR_CUSTOMER = 2;
  private static final int COUNTRIES = Countries.all().size();

  private final long seed;

  Addresses(DataPlan plan) {
    this.seed = plan.seed();
  }

  /** How many addresses there are. */
  static int count(Scale scale) {
    return FOR_CUSTOMER * scale.users();
  }

  /** The id of its country. */
  int country(int id) {
    return Use.COUNTRY.random(seed, id).between(1, COUNTRIES);
  }
}
