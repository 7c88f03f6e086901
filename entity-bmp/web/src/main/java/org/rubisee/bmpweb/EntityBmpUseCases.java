package org.rubisee.bmpweb;

import org.rubisee.beans.Transactions;
import org.rubisee.beans.UserTransactions;
import org.rubisee.container.client.ApplicationBeans;
import org.rubisee.entities.EntityHomes;
import org.rubisee.entities.EntityUseCases;
import org.rubisee.entities.LocalHomes;
import org.rubisee.entities.Query;
import org.rubisee.entities.RemoteHomes;
import org.rubisee.logic.PageBudget;
import org.rubisee.settings.SiteSettings;

/**
 * The 17 use cases of entity-bmp, run in the web tier over the remote interfaces of the entity
 * beans, or over the local ones where a server has no others.
 */
public final class EntityBmpUseCases extends EntityUseCases {
  private static final String APPLICATION = "entity-bmp";

  /** The use cases over the beans of the application tier, with the settings of this tier. */
  public EntityBmpUseCases() {
    this(ApplicationBeans.of(APPLICATION, System.getProperties(), PageBudget::requireTime));
  }

  private EntityBmpUseCases(ApplicationBeans beans) {
    super(
        homes(beans),
        beans.carriesTransactions()
            ? new UserTransactions(beans::userTransaction)
            : Transactions.OF_EACH_CALL,
        SiteSettings.of(System.getProperties()));
  }

  private static EntityHomes homes(ApplicationBeans beans) {
    return beans.hasRemoteViews()
        ? new RemoteHomes(beans::home, () -> beans.session("sessions", "Query", Query.Remote.class))
        : new LocalHomes(beans::home, () -> beans.session("sessions", "Query", Query.Local.class));
  }
}
