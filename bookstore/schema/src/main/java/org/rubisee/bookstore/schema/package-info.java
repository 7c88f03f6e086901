/**
 * The database of the bookstore: its tables, its data, and whether that data is sound.
 *
 * <p>{@link org.rubisee.bookstore.schema.BookstoreData} is what the loader knows of it. {@link
 * org.rubisee.bookstore.schema.Books} and {@link org.rubisee.bookstore.schema.Orders} generate what
 * several tables depend on.
 */
package org.rubisee.bookstore.schema;
