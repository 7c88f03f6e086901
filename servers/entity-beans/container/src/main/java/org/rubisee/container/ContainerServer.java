package org.rubisee.container;

import jakarta.transaction.TransactionManager;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.util.function.Function;

/**
 * What the container takes from the server it runs in.
 *
 * @param loader finds descriptors and classes
 * @param transactions the server's transactions
 * @param synchronizations the same, for who wants to know of their end
 * @param resources what is bound to a resource name, for example {@code jdbc/RubisDS}
 * @param network the way to this very container through the server's remoting
 */
public record ContainerServer(
    ClassLoader loader,
    TransactionManager transactions,
    TransactionSynchronizationRegistry synchronizations,
    Function<String, Object> resources,
    Invoker network) {}
