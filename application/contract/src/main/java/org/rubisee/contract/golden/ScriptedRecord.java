package org.rubisee.contract.golden;

import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.rig.SiteRig;
import org.rubisee.servers.site.LocalSite;

/** The record that every implementation leaves after the scripted session. */
public final class ScriptedRecord {

  private ScriptedRecord() {}

  /**
   * Does all interactions, and fails unless pages and rows are those that every implementation
   * leaves. The site must have changed nothing before.
   */
  public static void assertLeft(SiteRig rig, LocalSite site) {
    assertLeft(rig.customer(site), rig.database());
  }

  /** The same for a customer of a site and the database behind it. */
  public static void assertLeft(Customer customer, Database database) {
    SessionRecord record = new SessionRecord(customer, database);
    ApplicationUnderTest.ofThisSuite()
        .scriptedSession(customer, database)
        .forEach(record::addReadable);
    new GoldenRecord("scripted-session.txt").assertMatches(record.end());
  }
}
