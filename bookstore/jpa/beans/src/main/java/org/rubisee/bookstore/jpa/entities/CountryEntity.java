package org.rubisee.bookstore.jpa.entities;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.NamedQuery;
import jakarta.persistence.QueryHint;
import jakarta.persistence.Table;
import org.hibernate.annotations.Cache;
import org.hibernate.annotations.CacheConcurrencyStrategy;
import org.hibernate.annotations.Immutable;

/** A country. It never changes, so the second-level cache may keep it. */
@Entity(name = "Country")
@Table(name = "country")
@Immutable
@Cacheable
@Cache(usage = CacheConcurrencyStrategy.READ_ONLY)
@NamedQuery(
    name = CountryEntity.WITH_NAME,
    query = "select c from Country c where c.name = :name",
    hints = @QueryHint(name = "org.hibernate.cacheable", value = "true"))
public class CountryEntity {
  /** The query for the country of a name. */
  public static final String WITH_NAME = "Country.withName";

  @Id
  @Column(name = "co_id")
  private Integer id;

  @Column(name = "co_name")
  private String name;

  protected CountryEntity() {}
}
