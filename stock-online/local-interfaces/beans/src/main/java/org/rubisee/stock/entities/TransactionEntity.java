package org.rubisee.stock.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.rubisee.stock.model.Order;
import org.rubisee.stock.model.TradeType;

/** The record of a trade: the local view of the entity bean Transaction. */
public interface TransactionEntity extends EJBLocalObject {
  /** Primary key, which the database gives. */
  Integer getId();

  /** The local home of the entity bean Transaction. */
  interface Home extends EJBLocalHome {
    /** Records a trade. */
    TransactionEntity create(TradeType type, Order order, BigDecimal price, LocalDateTime now)
        throws CreateException;

    /** The Transaction with that key. */
    TransactionEntity findByPrimaryKey(Integer id) throws FinderException;
  }
}
