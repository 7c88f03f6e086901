/**
 * A small container for EJB 2.x entity beans, for servers that no longer have one.
 *
 * <p>It runs genuine entity beans as {@code ejb-jar.xml} describes them: homes and references by
 * remote and local views, transaction attributes, the life cycle of EJB 2.1 chapter 10 with commit
 * options, container-managed state through Hibernate and bean-managed state as the bean does it.
 *
 * <p>A call takes this way: a proxy ({@link org.rubisee.container.client.EntityViews}) makes an
 * {@link org.rubisee.container.Invocation} and gives it to an {@link
 * org.rubisee.container.Invoker}, possibly on another machine; {@link
 * org.rubisee.container.engine.EntityContainer} begins or joins a transaction ({@code
 * Demarcation}); the transaction's {@code TransactionScope} has the instance of that primary key,
 * or gets it from the pool or the ready cache ({@code ReadyInstances}) and has it loaded ({@code
 * Persistence}); the business method runs. At the end of the transaction the scope stores its
 * instances and gives them back.
 *
 * <p>This package holds what callers and container share: calls, settings, failures, and the remote
 * interface between them.
 */
package org.rubisee.container;
