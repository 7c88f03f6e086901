package org.rubisee.jpa.entities;

import jakarta.persistence.Cacheable;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
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
public class RegionEntity {
  @Id private Integer id;
  private String name;

  protected RegionEntity() {}

  /** The region as pages show it. */
  public Region region() {
    return new Region(id, name);
  }
}
