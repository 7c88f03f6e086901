package org.rubisee.localinterfaces;

import org.rubisee.container.client.ApplicationBeans;
import org.rubisee.facades.RemoteFacades;
import org.rubisee.logic.PageBudget;

/** The 17 use cases of local-interfaces: each is a façade of the application tier. */
public final class LocalInterfacesUseCases extends RemoteFacades {
  private static final String APPLICATION = "local-interfaces";

  /** The façades of the application tier that this server is connected to. */
  public LocalInterfacesUseCases() {
    this(ApplicationBeans.of(APPLICATION, System.getProperties(), PageBudget::requireTime));
  }

  private LocalInterfacesUseCases(ApplicationBeans beans) {
    super(facade -> beans.session("facades", facade.getSimpleName(), facade));
  }
}
