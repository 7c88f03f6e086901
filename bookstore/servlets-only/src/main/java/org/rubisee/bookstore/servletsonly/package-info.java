/**
 * The bookstore as servlets only: presentation, business logic and data access run in the web tier.
 * What is the pattern here is small: a connection for each use case, and a JDBC transaction for
 * each use case that writes.
 */
package org.rubisee.bookstore.servletsonly;
