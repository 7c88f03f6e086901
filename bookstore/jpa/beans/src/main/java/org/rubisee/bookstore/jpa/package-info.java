/**
 * The pattern "Jakarta Persistence": each use case is a stateless session bean of the application
 * tier, called once by the web tier through its remote interface, which is the use case's interface
 * itself. The bean asks the entity manager.
 *
 * <p><b>Transactions</b> are the container's. Beans that only read run outside of any ({@code
 * NOT_SUPPORTED}): each statement sees what was committed when it began and no lock is held, as in
 * servlets-only. Beans that write run in one ({@code REQUIRED}), which the container commits when
 * the method returns and rolls back when it throws; what they check they have locked before, so the
 * data source's READ COMMITTED suffices.
 */
package org.rubisee.bookstore.jpa;
