package org.rubisee.contract.container;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.site.LocalSite;

/**
 * An implementation with entity beans locks the same rows in WildFly and in OpenEJB. Reads lock
 * nothing. Transactions read what is committed. {@link GlassFishContract} has the same test.
 */
public abstract class LocksContract extends SiteRigTest {

  @ParameterizedTest
  @ValueSource(strings = {"wildfly", "openejb"})
  void writesLockWhatTheyChangeAndReadsLockNothing(String container) {
    try (LocalSite site =
        rig().site(rig().options("locks-" + container, rig().knobs("server=" + container)))) {
      RowLocks locks = new RowLocks(rig(), site);
      locks.assertWritesLockWhatTheyChange();
      locks.assertTransactionsReadWhatIsCommitted();
    }
  }
}
