package org.rubisee.sessionbeansweb;

import org.rubisee.auction.beans.BeanUseCases;

/** The 17 use cases of session-beans: each is a bean of the application tier. */
public final class SessionBeansUseCases extends BeanUseCases {

  /** The use cases of the application tier that this server is connected to. */
  public SessionBeansUseCases() {
    super("session-beans");
  }
}
