/**
 * The tables of the site as entities of Jakarta Persistence. Associations are loaded lazily: what a
 * page needs is said in the query of its use case.
 *
 * <p>The database has no foreign keys, and clients written for RUBiS 1.4.3 make up user 0. A query
 * that shows such rows joins users by their id, since a path through an association gives the id of
 * the user found, which is none. So the columns that refer to other rows are mapped twice: as an
 * association, which writes them, and as an id, which queries select.
 */
package org.rubisee.jpa.entities;
