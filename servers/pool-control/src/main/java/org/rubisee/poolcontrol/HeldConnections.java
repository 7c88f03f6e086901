package org.rubisee.poolcontrol;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.sql.DataSource;

/**
 * Borrows connections of a pool and keeps them, which leaves that many fewer for requests. It takes
 * one at a time, so that it waits in the pool's queue as a request does and stops no request.
 */
final class HeldConnections implements HeldConnectionsMXBean {

  private final DataSource pool;
  private final Deque<Connection> held = new ArrayDeque<>();

  HeldConnections(DataSource pool) {
    this.pool = pool;
  }

  @Override
  public synchronized int getHeld() {
    return held.size();
  }

  @Override
  public synchronized void hold(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("The number of held connections must be 0 or more.");
    }
    int before = held.size();
    try {
      while (held.size() < count) {
        held.push(pool.getConnection());
      }
    } catch (SQLException e) {
      releaseTo(before);
      // without the cause, whose class the caller's JVM may not have
      throw new IllegalStateException(
          "The pool gave no connection in time: try again when fewer are in use. "
              + e.getMessage());
    }
    releaseTo(count);
  }

  private void releaseTo(int count) {
    while (held.size() > count) {
      try {
        held.pop().close();
      } catch (SQLException e) {
        // the pool removes a connection that it cannot take back
      }
    }
  }
}
