package org.rubisee.messages.web;

import org.rubisee.container.client.ApplicationBeans;
import org.rubisee.entities.EntityHomes;
import org.rubisee.entities.EntityRegisterItem;
import org.rubisee.entities.Query;
import org.rubisee.entities.RemoteHomes;
import org.rubisee.facades.RemoteFacades;
import org.rubisee.logic.PageBudget;
import org.rubisee.model.DeferredWork;
import org.rubisee.model.Notices;
import org.rubisee.model.RegisterItem;
import org.rubisee.settings.SiteSettings;

/**
 * The use cases of messages: those of session-facade, but for StoreBid, which is a façade, and
 * Notices.
 */
public final class MessagesUseCases extends RemoteFacades implements DeferredWork {
  private static final String APPLICATION = "messages";
  private static final String MODULE = "facades";

  private final ApplicationBeans beans;
  private final EntityHomes homes;
  private final SiteSettings settings;

  /** The beans of the application tier that this server is connected to. */
  public MessagesUseCases() {
    this(
        ApplicationBeans.of(APPLICATION, System.getProperties(), PageBudget::requireTime),
        SiteSettings.of(System.getProperties()));
  }

  private MessagesUseCases(ApplicationBeans beans, SiteSettings settings) {
    super(facade -> beans.session(MODULE, facade.getSimpleName(), facade));
    this.beans = beans;
    homes = new RemoteHomes(beans::home, () -> beans.session(MODULE, "Query", Query.Remote.class));
    this.settings = settings;
  }

  @Override
  public RegisterItem registerItem() {
    return new EntityRegisterItem(homes, settings.clock(), settings.legacyClient());
  }

  @Override
  public Notices notices() {
    return beans.session(MODULE, "Notices", Notices.class);
  }
}
