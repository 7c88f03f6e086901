package org.rubisee.openejb;

import jakarta.ejb.CreateException;
import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.EJBException;
import jakarta.ejb.EntityBean;
import jakarta.ejb.FinderException;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.lang.reflect.Method;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.naming.NamingException;
import org.apache.openejb.core.ThreadContext;
import org.apache.openejb.core.cmp.CmpCallback;
import org.apache.openejb.core.cmp.CmpEngine;
import org.apache.openejb.core.cmp.jpa.JpaCmpEngine;
import org.apache.openejb.core.cmp.jpa.JpaCmpEngineFactory;

/**
 * OpenEJB's container-managed persistence with three differences.
 *
 * <p>It locks the rows that the entity container on WildFly locks: an entity is read again under a
 * lock before a method that may change it. Such methods have names that begin neither with {@code
 * get} nor with {@code is}. Reads and finders lock nothing.
 *
 * <p>A key or unique column that is taken is a {@link DuplicateKeyException}, as the specification
 * demands.
 *
 * <p>A transaction takes its connection before it enters the engine's monitor. OpenEJB takes it
 * inside: there one call waits for a connection, while those that have connections wait for the
 * monitor and give none back.
 */
public final class LockingCmpEngineFactory extends JpaCmpEngineFactory {
  private static final String UNIQUE_VIOLATION = "23";
  private static final int LONGEST_CHAIN = 20;

  @Override
  public CmpEngine create() {
    return new Engine(getCmpCallback());
  }

  private static final class Engine extends JpaCmpEngine {
    Engine(CmpCallback callback) {
      super(callback);
    }

    @Override
    public Object createBean(EntityBean bean, ThreadContext context) throws CreateException {
      connect(context);
      try {
        return super.createBean(bean, context);
      } catch (RuntimeException e) {
        if (databaseFailure(e).filter(Engine::isTaken).isPresent()) {
          throw new DuplicateKeyException("A unique column is taken: " + e.getMessage());
        }
        throw e;
      }
    }

    @Override
    public Object loadBean(ThreadContext context, Object key) {
      connect(context);
      Object bean = super.loadBean(context, key);
      Method method = context.get(Method.class);
      if (bean != null && method != null && mayWrite(method.getName())) {
        lock(entityManager(context), bean);
      }
      return bean;
    }

    @Override
    public void removeBean(ThreadContext context) {
      connect(context);
      super.removeBean(context);
    }

    @Override
    public List<Object> queryBeans(ThreadContext context, Method method, Object[] arguments)
        throws FinderException {
      connect(context);
      return super.queryBeans(context, method, arguments);
    }

    /**
     * Lets OpenJPA take the connection of the transaction, which it keeps until the end. Every call
     * of the site's entities has a transaction.
     */
    private static void connect(ThreadContext context) {
      if (context.getTransactionPolicy().isTransactionActive()) {
        entityManager(context).getDelegate();
      }
    }

    private static boolean mayWrite(String method) {
      return Stream.of("get", "is", "find").noneMatch(method::startsWith);
    }

    /** Its state may be older than the lock, unless this transaction has the lock already. */
    private static void lock(EntityManager manager, Object bean) {
      if (manager.getLockMode(bean) != LockModeType.PESSIMISTIC_WRITE) {
        manager.refresh(bean, LockModeType.PESSIMISTIC_WRITE);
      }
    }

    private static EntityManager entityManager(ThreadContext context) {
      try {
        return (EntityManager)
            context.getBeanContext().getJndiEnc().lookup(CMP_PERSISTENCE_CONTEXT_REF_NAME);
      } catch (NamingException e) {
        throw new EJBException("OpenEJB has no persistence context for its beans", e);
      }
    }

    private static Optional<SQLException> databaseFailure(Throwable failure) {
      Throwable cause = failure;
      for (int depth = 0; cause != null && depth < LONGEST_CHAIN; depth++) {
        if (cause instanceof SQLException sql) {
          return Optional.of(sql);
        }
        cause = cause.getCause();
      }
      return Optional.empty();
    }

    private static boolean isTaken(SQLException e) {
      return e.getSQLState() != null && e.getSQLState().startsWith(UNIQUE_VIOLATION);
    }
  }
}
