package org.rubisee.php;

import org.rubisee.contract.shared.RefusalContract;
import org.rubisee.servers.knobs.Knobs;

/** PHP refuses what it has no room for, and nothing else. */
class PhpOverloadIT extends RefusalContract {

  /** A process for each customer who keeps a connection open: the tests have up to 600. */
  @Override
  protected Knobs knobs() {
    return rig().knobs("processes=700");
  }
}
