package org.rubisee.stock.facade;

import org.rubisee.stock.entities.AccountEntity;
import org.rubisee.stock.entities.HoldingEntity;
import org.rubisee.stock.entities.ItemEntity;
import org.rubisee.stock.entities.TransactionEntity;

/** The local homes of the four entity beans. */
interface Homes {

  /** The home of accounts. */
  AccountEntity.Home accounts();

  /** The home of stocks. */
  ItemEntity.Home items();

  /** The home of holdings. */
  HoldingEntity.Home holdings();

  /** The home of records of trades. */
  TransactionEntity.Home transactions();
}
