package org.rubisee.entitycontract;

import org.rubisee.container.CommitOption;

/** entity-bmp in entity-container. */
class BmpCostsIT extends EntityContainerCosts {
  BmpCostsIT(SiteData.Running database) {
    super("entity-bmp", database);
  }

  /** As container-managed, and the item, which locks its row itself, reads it once more. */
  @Override
  int selectsOfABid(CommitOption option) {
    return option == CommitOption.A ? 1 : 5;
  }
}
