package org.rubisee.contract.shared;

import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.golden.ScriptedRecord;
import org.rubisee.contract.site.OnSite;

/**
 * On the same data all implementations answer every request with the same page, byte for byte, and
 * leave the database in the same state.
 */
@OnSite
public abstract class SameSemanticsContract {

  @Test
  void leavesTheSameRecordAfterAScriptedSession(Customer customer, Database database) {
    ScriptedRecord.assertLeft(customer, database);

    database.assertSound();
  }
}
