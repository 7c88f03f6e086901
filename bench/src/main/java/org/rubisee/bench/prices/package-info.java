/**
 * What a remote call and a SQL statement cost in CPU time, and how much of an implementation they
 * explain.
 */
package org.rubisee.bench.prices;
