package org.rubisee.jpa.entities;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.NamedQuery;
import jakarta.persistence.QueryHint;
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
@NamedQuery(
    name = CategoryEntity.ALL,
    query = "select c from Category c order by c.id",
    hints = @QueryHint(name = "org.hibernate.cacheable", value = "true"))
public class CategoryEntity {
  /** The query for all categories, by id. */
  public static final String ALL = "Category.all";

  @Id private Integer id;
  private String name;

  protected CategoryEntity() {}

  /** The category as pages show it. */
  public Category category() {
    return new Category(id, name);
  }
}
