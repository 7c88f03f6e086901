package org.rubisee.jpa.entities;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.hibernate.annotations.Immutable;

/** An item whose auction ended long ago. Nobody changes it. */
@Entity(name = "OldItem")
@Table(name = "old_items")
@Immutable
public class OldItemEntity extends OfferedItem {
  @Id private Integer id;

  protected OldItemEntity() {}
}
