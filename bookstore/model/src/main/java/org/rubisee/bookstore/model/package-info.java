/**
 * What the online bookstore means: its 14 interactions, the values its pages show, its 13 use cases
 * and its business rules.
 *
 * <p>The bookstore is that of the Middleware 2003 paper, section 3.1, which modelled it on TPC-W.
 * It is no TPC benchmark, and its results are no TPC results.
 *
 * <p>Plain Java, shared by all implementations and by every tier. Nothing here knows Jakarta EE,
 * SQL or HTML. The database calls a book an item.
 */
package org.rubisee.bookstore.model;
