package org.rubisee.stock.entities;

import java.math.BigDecimal;
import org.rubisee.beans.AbstractEntityBean;

/** A stock. The site creates none. */
public abstract class ItemBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getCode();

  public abstract void setCode(String code);

  public abstract String getCompany();

  public abstract void setCompany(String company);

  public abstract BigDecimal getCurrent();

  public abstract void setCurrent(BigDecimal current);

  public abstract BigDecimal getLow();

  public abstract void setLow(BigDecimal low);

  public abstract BigDecimal getHigh();

  public abstract void setHigh(BigDecimal high);
}
