package org.rubisee.facades;

import jakarta.ejb.SessionContext;
import org.rubisee.beans.FacadeBean;
import org.rubisee.entities.EntityHomes;
import org.rubisee.entities.EnvironmentHomes;
import org.rubisee.model.Auth;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;

/**
 * What the façades of the auction have in common. The homes are those under {@code ejb/} in the
 * bean's environment.
 */
public abstract class Facade extends FacadeBean {
  private static final long serialVersionUID = 1;

  private transient EntityHomes homes;
  private transient SiteSettings settings;

  @Override
  public void setSessionContext(SessionContext newContext) {
    super.setSessionContext(newContext);
    homes = new EnvironmentHomes(this::lookUp);
    settings = SiteSettings.of(System.getProperties());
  }

  /** The homes of the entity beans. */
  protected final EntityHomes homes() {
    return homes;
  }

  /** Business time. */
  protected final BusinessClock clock() {
    return settings.clock();
  }

  final boolean legacyClient() {
    return settings.legacyClient();
  }

  /** The façade that checks who somebody is. */
  final Auth auth() {
    return bean("Auth", Auth.class);
  }

  /** Another façade. */
  final <T> T bean(String name, Class<T> type) {
    return type.cast(lookUp("ejb/" + name));
  }
}
