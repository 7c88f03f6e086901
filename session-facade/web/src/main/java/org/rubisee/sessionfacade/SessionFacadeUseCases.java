package org.rubisee.sessionfacade;

import org.rubisee.container.client.ApplicationBeans;
import org.rubisee.entities.EntityHomes;
import org.rubisee.entities.EntityRegisterItem;
import org.rubisee.entities.EntityStoreBid;
import org.rubisee.entities.Query;
import org.rubisee.entities.RemoteHomes;
import org.rubisee.facades.RemoteFacades;
import org.rubisee.logic.PageBudget;
import org.rubisee.model.RegisterItem;
import org.rubisee.model.StoreBid;
import org.rubisee.settings.SiteSettings;

/**
 * The 17 use cases of session-facade: 15 are façades of the application tier; StoreBid and
 * RegisterItem, each one call of an entity bean's home, need none.
 */
public final class SessionFacadeUseCases extends RemoteFacades {
  private static final String APPLICATION = "session-facade";
  private static final String MODULE = "facades";

  private final EntityHomes homes;
  private final SiteSettings settings;

  /** The beans of the application tier that this server is connected to. */
  public SessionFacadeUseCases() {
    this(
        ApplicationBeans.of(APPLICATION, System.getProperties(), PageBudget::requireTime),
        SiteSettings.of(System.getProperties()));
  }

  private SessionFacadeUseCases(ApplicationBeans beans, SiteSettings settings) {
    super(facade -> beans.session(MODULE, facade.getSimpleName(), facade));
    homes = new RemoteHomes(beans::home, () -> beans.session(MODULE, "Query", Query.Remote.class));
    this.settings = settings;
  }

  @Override
  public StoreBid storeBid() {
    return new EntityStoreBid(homes, settings.clock());
  }

  @Override
  public RegisterItem registerItem() {
    return new EntityRegisterItem(homes, settings.clock(), settings.legacyClient());
  }
}
