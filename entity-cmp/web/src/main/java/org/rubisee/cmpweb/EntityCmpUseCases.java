package org.rubisee.cmpweb;

import org.rubisee.beans.Transactions;
import org.rubisee.beans.UserTransactions;
import org.rubisee.container.client.ApplicationBeans;
import org.rubisee.entities.EntityUseCases;
import org.rubisee.entities.Query;
import org.rubisee.entities.RemoteHomes;
import org.rubisee.logic.PageBudget;
import org.rubisee.settings.SiteSettings;

/**
 * The 17 use cases of entity-cmp, run in the web tier over the remote interfaces of the entity
 * beans.
 */
public final class EntityCmpUseCases extends EntityUseCases {
  private static final String APPLICATION = "entity-cmp";

  /** The use cases over the beans of the application tier, with the settings of this tier. */
  public EntityCmpUseCases() {
    this(ApplicationBeans.of(APPLICATION, System.getProperties(), PageBudget::requireTime));
  }

  private EntityCmpUseCases(ApplicationBeans beans) {
    super(
        new RemoteHomes(beans::home, () -> beans.session("sessions", "Query", Query.Remote.class)),
        beans.carriesTransactions()
            ? new UserTransactions(beans::userTransaction)
            : Transactions.OF_EACH_CALL,
        SiteSettings.of(System.getProperties()));
  }
}
