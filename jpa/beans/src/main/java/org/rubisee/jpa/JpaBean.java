package org.rubisee.jpa;

import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import org.rubisee.persistence.PersistenceBean;

/** What the beans share: the entity manager of their persistence unit. */
abstract class JpaBean extends PersistenceBean {

  @PersistenceContext(unitName = "auction")
  EntityManager entities;

  @Override
  protected EntityManager entities() {
    return entities;
  }

  /** The queries of this bean. */
  Queries queries() {
    return new Queries(entities);
  }

  /** Whether user and category 0, which old clients make up, are tolerated in writes. */
  static boolean isLegacyClient() {
    return settings().legacyClient();
  }
}
