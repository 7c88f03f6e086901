package org.rubisee.jpaweb;

import org.rubisee.auction.beans.BeanUseCases;

/** The 17 use cases of jpa: each is a bean of the application tier. */
public final class JpaUseCases extends BeanUseCases {

  /** The use cases of the application tier that this server is connected to. */
  public JpaUseCases() {
    super("jpa");
  }
}
