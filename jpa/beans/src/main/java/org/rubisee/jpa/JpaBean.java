package org.rubisee.jpa;

import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.InvocationContext;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.PersistenceException;
import java.time.LocalDateTime;
import org.rubisee.logic.FailureLog;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Rejection;
import org.rubisee.settings.SiteSettings;

/**
 * What the beans share: the entity manager of the container, which a transaction gives a
 * persistence context, and how failures are reported.
 */
abstract class JpaBean {
  private static final FailureLog FAILURES = new FailureLog(JpaBean.class);
  private static final SiteSettings SETTINGS = SiteSettings.of(System.getProperties());

  @PersistenceContext(unitName = "auction")
  EntityManager entities;

  /** The queries of this bean. */
  Queries queries() {
    return new Queries(entities);
  }

  /** The business time. */
  static LocalDateTime now() {
    return SETTINGS.clock().now();
  }

  /** Whether user and category 0, which old clients make up, are tolerated in writes. */
  static boolean isLegacyClient() {
    return SETTINGS.legacyClient();
  }

  /**
   * Inserts a row now, and so gives the entity its key. Hibernate inserts when an entity with such
   * a key is persisted, EclipseLink when changes are flushed.
   */
  void insert(Object entity) {
    entities.persist(entity);
    entities.flush();
  }

  /**
   * Inserts a row now.
   *
   * @param taken what it means that a unique key is taken
   */
  void insert(Object entity, Rejection taken) throws RejectedException {
    try {
      insert(entity);
    } catch (PersistenceException e) {
      if (DatabaseFailures.isDuplicateKey(e)) {
        throw new RejectedException(taken);
      }
      throw e;
    }
  }

  /**
   * Says failures in the model's words. The caller's tier does not have the classes of the provider
   * and the driver, so the cause stays here, in the log.
   */
  @AroundInvoke
  Object translateFailures(InvocationContext call) throws Exception {
    try {
      return call.proceed();
    } catch (RuntimeException e) {
      if (!DatabaseFailures.isOne(e)) {
        throw e;
      }
      RuntimeException translated = DatabaseFailures.of(call.getMethod().getName(), e);
      if (translated instanceof PersistenceFailedException) {
        FAILURES.unexpected("A use case failed", e);
      }
      throw translated;
    }
  }
}
