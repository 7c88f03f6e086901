package org.rubisee.stock.model;

/** What a WAR provides as a service, so that the pages find the implementation. */
public interface UseCases {

  /** The transactions of the implementation, to be asked for anew for each request. */
  StockOnLine stockOnLine();
}
