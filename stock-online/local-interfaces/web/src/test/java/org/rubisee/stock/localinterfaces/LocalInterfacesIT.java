package org.rubisee.stock.localinterfaces;

import org.rubisee.stock.contract.StockContract;

/** local-interfaces keeps the contract of all implementations of Stock-OnLine. */
class LocalInterfacesIT extends StockContract {}
