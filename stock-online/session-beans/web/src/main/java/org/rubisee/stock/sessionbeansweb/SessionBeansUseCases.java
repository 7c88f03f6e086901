package org.rubisee.stock.sessionbeansweb;

import org.rubisee.beans.RemoteBeans;
import org.rubisee.stock.model.StockOnLine;
import org.rubisee.stock.model.UseCases;

/** The session bean of the application tier. */
public final class SessionBeansUseCases implements UseCases {
  private final RemoteBeans beans =
      RemoteBeans.of("stock-online-session-beans", System.getProperties());

  @Override
  public StockOnLine stockOnLine() {
    return beans.find(StockOnLine.class);
  }
}
