package org.rubisee.entities;

import org.rubisee.model.Category;

/** The business methods of a category. */
public interface CategoryBusiness extends EntityBusiness {
  String getName();

  void setName(String name);

  /** See {@link CategoryEntity#getCategory()}. */
  default Category getCategory() {
    return new Category(getId(), getName());
  }
}
