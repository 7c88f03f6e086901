/**
 * Jakarta Persistence in session beans, for the use cases of any application: queries, rows that
 * are inserted or locked, and what failures mean to the caller of a use case.
 */
package org.rubisee.persistence;
