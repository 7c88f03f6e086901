/**
 * Rows on their way into tables: {@link org.rubisee.schema.rows.TableRows} writes them from their
 * numbers into a {@link org.rubisee.schema.rows.RowBuffer}, {@link org.rubisee.schema.rows.RowSink}
 * loads them.
 */
package org.rubisee.schema.rows;
