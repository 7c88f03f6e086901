package org.rubisee.container.persistence;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hibernate.LockMode;
import org.hibernate.StatelessSession;
import org.hibernate.exception.ConstraintViolationException;
import org.hibernate.query.MutationQuery;
import org.hibernate.query.SelectionQuery;

/**
 * A stateless session: what persistence contexts do for others, identity and knowing what changed,
 * is the container's own job here.
 */
final class HibernateSession implements StateSession {
  private final StatelessSession session;
  private final Map<Entity, CmpState> ahead = new HashMap<>();

  HibernateSession(StatelessSession session) {
    this.session = session;
  }

  private record Entity(Class<?> type, Object key) {}

  @Override
  public Optional<CmpState> get(Class<? extends CmpState> type, Object key, boolean lock) {
    CmpState known = ahead.remove(new Entity(type, key));
    if (known != null && !lock) {
      return Optional.of(known);
    }
    return Optional.ofNullable(
        session.get(type, key, lock ? LockMode.PESSIMISTIC_WRITE : LockMode.NONE));
  }

  @Override
  public void insert(CmpState state) {
    try {
      session.insert(state);
    } catch (ConstraintViolationException e) {
      throw new DuplicateStateException(e);
    }
  }

  @Override
  public void write(String query, List<Object> parameters) {
    MutationQuery write = session.createMutationQuery(query);
    for (int i = 0; i < parameters.size(); i++) {
      write.setParameter(i + 1, parameters.get(i));
    }
    write.executeUpdate();
  }

  @Override
  public List<Object> keys(String query, Object[] parameters) {
    return found(query, Object.class, parameters);
  }

  @Override
  public List<CmpState> states(String query, Object[] parameters) {
    return found(query, CmpState.class, parameters);
  }

  private <T> List<T> found(String query, Class<T> type, Object[] parameters) {
    SelectionQuery<T> selection = session.createSelectionQuery(query, type);
    for (int i = 0; i < parameters.length; i++) {
      selection.setParameter(i + 1, parameters[i]);
    }
    return selection.list();
  }

  @Override
  public void readAhead(Object key, CmpState state) {
    ahead.put(new Entity(state.getClass(), key), state);
  }

  @Override
  public void close() {
    session.close();
  }
}
