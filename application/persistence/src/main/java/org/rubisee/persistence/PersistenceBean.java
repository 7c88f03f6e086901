package org.rubisee.persistence;

import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.InvocationContext;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceException;
import java.time.LocalDateTime;
import org.rubisee.logic.FailureLog;
import org.rubisee.logic.PersistenceFailedException;
import org.rubisee.logic.RejectedException;
import org.rubisee.logic.Violation;
import org.rubisee.settings.SiteSettings;

/** What session beans with an entity manager share: inserts, and how failures are reported. */
public abstract class PersistenceBean {
  private static final FailureLog FAILURES = new FailureLog(PersistenceBean.class);
  private static final SiteSettings SETTINGS = SiteSettings.of(System.getProperties());

  /** The entity manager of the container, which a transaction gives a persistence context. */
  protected abstract EntityManager entities();

  /** The settings of this tier. */
  protected static SiteSettings settings() {
    return SETTINGS;
  }

  /** The business time. */
  protected static LocalDateTime now() {
    return SETTINGS.clock().now();
  }

  /**
   * Inserts a row now, and so gives the entity its key. Hibernate inserts when an entity with such
   * a key is persisted, EclipseLink when changes are flushed.
   */
  protected void insert(Object entity) {
    entities().persist(entity);
    entities().flush();
  }

  /**
   * Inserts a row now.
   *
   * @param taken what it means that a unique key is taken
   */
  protected void insert(Object entity, Violation taken) throws RejectedException {
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
  protected Object translateFailures(InvocationContext call) throws Exception {
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
