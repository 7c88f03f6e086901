package org.rubisee.container;

import java.util.List;
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
record HibernateSession(StatelessSession session) implements StateSession {
  @Override
  public Optional<CmpState> get(Class<? extends CmpState> type, Object key, boolean lock) {
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
    SelectionQuery<Object> keys = session.createSelectionQuery(query, Object.class);
    for (int i = 0; i < parameters.length; i++) {
      keys.setParameter(i + 1, parameters[i]);
    }
    return keys.list();
  }

  @Override
  public void close() {
    session.close();
  }
}
