package org.rubisee.messages;

import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSRuntimeException;
import org.rubisee.logic.PersistenceFailedException;

/**
 * The broker's queues, as a façade sends to them: in its transaction, so that a message is on its
 * way when the transaction is committed, and not before.
 *
 * @param connections the broker's
 */
record Queues(ConnectionFactory connections) {

  /** Where orders wait: each message is the ticket of one. */
  static final String ORDERS = "orders";

  /** Where what users are told of waits: each message is one of {@link News}. */
  static final String NOTICES = "notices";

  private static final System.Logger CALLS = System.getLogger("org.rubisee.calls");

  /** Sends a message. */
  void send(String queue, String text) {
    if (CALLS.isLoggable(System.Logger.Level.TRACE)) {
      CALLS.log(System.Logger.Level.TRACE, "local Queues." + queue);
    }
    try (JMSContext context = connections.createContext()) {
      context.createProducer().send(context.createQueue(queue), text);
    } catch (JMSRuntimeException e) {
      throw new PersistenceFailedException("The broker did not take a message", e);
    }
  }
}
