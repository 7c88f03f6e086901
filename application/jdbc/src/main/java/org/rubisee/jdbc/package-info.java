/**
 * JDBC for the use cases of any application: connections from a server's pool, statements with the
 * time that a page has left, and what their failures mean to the caller of a use case.
 */
package org.rubisee.jdbc;
