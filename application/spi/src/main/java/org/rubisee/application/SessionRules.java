package org.rubisee.application;

/**
 * How long customers stay. How long a session lasts is drawn; these rules say what follows from it.
 *
 * @param endsAtFirstPage whether a session whose time is up goes on until its customer would ask
 *     for the page that sessions begin with. That page then begins the next session, and is counted
 *     once. If not, a session ends as soon as its time is up
 * @param mostSeconds longer sessions are cut to this
 */
public record SessionRules(boolean endsAtFirstPage, double mostSeconds) {

  /** Sessions end as soon as their time is up, which has no limit. */
  public static final SessionRules PLAIN = new SessionRules(false, Double.POSITIVE_INFINITY);
}
