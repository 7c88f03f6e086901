package org.rubisee.contract.session;

import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.rig.SiteRig;
import org.rubisee.servers.site.LocalSite;

/** The record that every implementation leaves after the scripted session. */
public final class ScriptedRecord {

  private ScriptedRecord() {}

  /**
   * Does all 27 interactions, and fails unless pages and rows are those that every implementation
   * leaves. The site must have changed nothing before.
   */
  public static void assertLeft(SiteRig rig, LocalSite site) {
    Customer customer = rig.customer(site);
    SessionRecord record = new SessionRecord(customer, rig.database());
    Tour.of(customer, rig.database()).forEach(record::addReadable);
    Sightseeing.of(customer, rig.database()).forEach(record::addReadable);
    new GoldenRecord("scripted-session.txt").assertMatches(record.end());
  }
}
