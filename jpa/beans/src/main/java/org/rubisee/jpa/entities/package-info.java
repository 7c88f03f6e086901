/**
 * The tables of the site as entities of Jakarta Persistence. Associations are loaded lazily: what a
 * page needs is said in the query of its use case.
 *
 * <p>The database has no foreign keys, and clients written for RUBiS 1.4.3 make up user 0. A query
 * that shows such rows joins users by their id, since a path through a joined association gives the
 * id of the user found, which is none.
 */
package org.rubisee.jpa.entities;
