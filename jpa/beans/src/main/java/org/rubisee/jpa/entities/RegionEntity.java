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
import org.rubisee.model.Region;

/** A region. It never changes, so the second-level cache may keep it. */
@Entity(name = "Region")
@Table(name = "regions")
@Immutable
@Cacheable
@Cache(usage = CacheConcurrencyStrategy.READ_ONLY)
@NamedQuery(
    name = RegionEntity.ALL,
    query = "select r from Region r order by r.id",
    hints = @QueryHint(name = "org.hibernate.cacheable", value = "true"))
@NamedQuery(
    name = RegionEntity.WITH_NAME,
    query = "select r from Region r where r.name = :name",
    hints = @QueryHint(name = "org.hibernate.cacheable", value = "true"))
public class RegionEntity {
  /** The query for all regions, by id. */
  public static final String ALL = "Region.all";

  /** The query for the region of a name. */
  public static final String WITH_NAME = "Region.withName";

  @Id private Integer id;
  private String name;

  protected RegionEntity() {}

  /** The region as pages show it. */
  public Region region() {
    return new Region(id, name);
  }
}
