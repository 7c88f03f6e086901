package org.rubisee.entities;

import org.rubisee.model.Category;

/** The business methods of a category. */
public abstract class CategoryBusiness extends EntityBusiness {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getName();

  public abstract void setName(String name);

  /** See {@link CategoryEntity#getCategory()}. */
  public Category getCategory() {
    return new Category(getId(), getName());
  }
}
