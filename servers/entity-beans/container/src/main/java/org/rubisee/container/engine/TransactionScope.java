package org.rubisee.container.engine;

import jakarta.ejb.NoSuchObjectLocalException;
import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.rubisee.container.engine.ReadyInstances.Leaving;
import org.rubisee.container.persistence.StateSession;

/**
 * The ready instances of one transaction. One instance per entity, whoever calls it; stored before
 * the transaction completes, given back after it did. A call without transaction has a scope of its
 * own.
 */
final class TransactionScope implements Synchronization {
  private final Supplier<StateSession> sessions;
  private final Map<EntityId, Enlisted> enlisted = new LinkedHashMap<>();
  private final Map<EntityInstance, EntityId> ids = new HashMap<>();
  private Optional<StateSession> session = Optional.empty();
  private Optional<RuntimeException> failure = Optional.empty();

  /**
   * An empty scope.
   *
   * @param sessions opens the way to container-managed state
   */
  TransactionScope(Supplier<StateSession> sessions) {
    this.sessions = sessions;
  }

  /** An entity, of whichever bean. */
  private record EntityId(ReadyInstances of, Object key) {}

  /** An instance in this transaction. */
  private static final class Enlisted {
    private final EntityInstance instance;
    private boolean toWrite;
    private Leaving leaving = Leaving.VALID;

    Enlisted(EntityInstance instance, boolean toWrite) {
      this.instance = instance;
      this.toWrite = toWrite;
    }
  }

  /**
   * The instance of an entity, ready to be read or changed.
   *
   * @param of the instances of its bean
   */
  synchronized EntityInstance instance(ReadyInstances of, Object key, boolean write) {
    EntityId id = new EntityId(of, key);
    Enlisted known = enlisted.get(id);
    if (known == null) {
      EntityInstance taken = of.take(this, key, write);
      enlist(id, new Enlisted(taken, write));
      return taken;
    }
    if (known.leaving != Leaving.VALID) {
      throw new NoSuchObjectLocalException(
          of.bean() + " " + key + " is gone since an earlier call of this transaction");
    }
    if (write && !known.toWrite) {
      of.prepareToWrite(this, known.instance);
      known.toWrite = true;
    }
    return known.instance;
  }

  private void enlist(EntityId id, Enlisted entry) {
    enlisted.put(id, entry);
    ids.put(entry.instance, id);
  }

  /** Takes note of an instance that ejbCreate made ready. */
  synchronized void adopt(ReadyInstances of, EntityInstance created) {
    of.adopt(this, created);
    enlist(new EntityId(of, created.key()), new Enlisted(created, true));
  }

  /** Takes note that an instance is not what it was. */
  synchronized void leaves(ReadyInstances of, Object key, Leaving leaving) {
    enlisted.get(new EntityId(of, key)).leaving = leaving;
  }

  /** Whether an entity is known to exist, or not to, without asking the database. */
  synchronized boolean has(ReadyInstances of, Object key) {
    Enlisted known = enlisted.get(new EntityId(of, key));
    return known != null && known.leaving == Leaving.VALID;
  }

  /** The key under which an instance came into this transaction. */
  Object keyOf(EntityInstance instance) {
    return ids.get(instance).key;
  }

  /** The way to container-managed state. */
  synchronized StateSession session() {
    if (session.isEmpty()) {
      session = Optional.of(sessions.get());
    }
    return session.get();
  }

  /** Stores what was changed, so that finders see it. */
  synchronized void storeAll() {
    for (Enlisted entry : new ArrayList<>(enlisted.values())) {
      if (entry.leaving == Leaving.VALID) {
        entry.instance.store();
      }
    }
  }

  @Override
  public void beforeCompletion() {
    try {
      storeAll();
    } catch (RuntimeException e) {
      failure = Optional.of(e);
      throw e;
    } finally {
      closeSession();
    }
  }

  /** Why the transaction could not be committed, if that is known here. */
  Optional<RuntimeException> failure() {
    return failure;
  }

  @Override
  public void afterCompletion(int status) {
    complete(status == Status.STATUS_COMMITTED);
  }

  /** Gives all instances back. */
  synchronized void complete(boolean committed) {
    closeSession();
    List<RuntimeException> failures = new ArrayList<>();
    enlisted.forEach(
        (id, entry) -> {
          boolean invalid = !committed && entry.leaving == Leaving.VALID;
          try {
            Leaving leaving = invalid ? Leaving.INVALID : entry.leaving;
            id.of.giveBack(this, id.key, entry.instance, leaving);
          } catch (RuntimeException e) {
            failures.add(e); // the others must be given back all the same
          }
        });
    enlisted.clear();
    ids.clear();
    for (RuntimeException e : failures) {
      System.getLogger(TransactionScope.class.getName())
          .log(System.Logger.Level.WARNING, "An instance could not be passivated", e);
    }
  }

  private void closeSession() {
    session.ifPresent(StateSession::close);
    session = Optional.empty();
  }
}
