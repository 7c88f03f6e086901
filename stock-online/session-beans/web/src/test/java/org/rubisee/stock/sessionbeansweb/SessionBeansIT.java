package org.rubisee.stock.sessionbeansweb;

import org.rubisee.stock.contract.StockContract;

/** session-beans keeps the contract of all implementations of Stock-OnLine. */
class SessionBeansIT extends StockContract {}
