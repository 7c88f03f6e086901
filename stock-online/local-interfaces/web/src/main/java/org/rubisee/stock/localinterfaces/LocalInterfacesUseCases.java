package org.rubisee.stock.localinterfaces;

import org.rubisee.container.client.ApplicationBeans;
import org.rubisee.logic.PageBudget;
import org.rubisee.stock.model.StockOnLine;
import org.rubisee.stock.model.UseCases;

/** The session bean of the application tier. */
public final class LocalInterfacesUseCases implements UseCases {
  private final ApplicationBeans beans =
      ApplicationBeans.of(
          "stock-online-local-interfaces", System.getProperties(), PageBudget::requireTime);

  @Override
  public StockOnLine stockOnLine() {
    return beans.session("facades", "StockOnLine", StockOnLine.class);
  }
}
