package org.rubisee.jpa.entities;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;
import org.hibernate.annotations.Immutable;
import org.rubisee.model.Category;

/** A category. It never changes, so the second-level cache may keep it. */
@Entity(name = "Category")
@Table(name = "categories")
@Immutable
@Cacheable
@Cache(usage = CacheConcurrencyStrategy.READ_ONLY)
public class CategoryEntity {
  @Id private Integer id;
  private String name;

  protected CategoryEntity() {}

  /** The category as pages show it. */
  public Category category() {
    return new Category(id, name);
  }
}
