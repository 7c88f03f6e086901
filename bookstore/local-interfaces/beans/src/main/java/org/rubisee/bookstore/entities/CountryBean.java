package org.rubisee.bookstore.entities;

import java.math.BigDecimal;
import org.rubisee.beans.AbstractEntityBean;

/** A country that addresses lie in. */
public abstract class CountryBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getName();

  public abstract void setName(String name);

  public abstract BigDecimal getExchange();

  public abstract void setExchange(BigDecimal exchange);

  public abstract String getCurrency();

  public abstract void setCurrency(String currency);
}
