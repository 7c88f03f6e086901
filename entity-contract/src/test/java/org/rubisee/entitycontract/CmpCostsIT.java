package org.rubisee.entitycontract;

import org.rubisee.container.CommitOption;

/** entity-cmp in entity-container. */
class CmpCostsIT extends EntityContainerCosts {
  CmpCostsIT(SiteData.Running database) {
    super("entity-cmp", database);
  }

  /** Option C: find and load the item, find and load the ids; A: all of it is known. */
  @Override
  int selectsOfABid(CommitOption option) {
    return option == CommitOption.A ? 0 : 4;
  }
}
