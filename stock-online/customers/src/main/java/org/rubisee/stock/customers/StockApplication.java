package org.rubisee.stock.customers;

import org.rubisee.application.Application;
import org.rubisee.application.ApplicationProvider;

/**
 * Shows Stock-OnLine to those who measure it: its description is {@code
 * stock-online/application.properties}.
 */
public final class StockApplication implements ApplicationProvider {

  private static final Application STOCK_ONLINE =
      Application.describedBy(
          "stock-online/application.properties", StockApplication.class.getClassLoader());

  @Override
  public Application application() {
    return STOCK_ONLINE;
  }
}
