/**
 * The tables of the bookstore as entities of Jakarta Persistence. Associations are loaded lazily:
 * what a page needs is said in the query of its use case. The columns that queries select or
 * compare are mapped twice: as an association, which writes them, and as an id, which needs no
 * join. Lines of orders and carts have keys of two columns, each with a class for the key.
 */
package org.rubisee.bookstore.jpa.entities;
