package org.rubisee.schema;

/**
 * Statements that make faults in the data of a site.
 *
 * @param hideIndex takes an index away that many pages need
 * @param showIndex gives it back
 * @param lockRows a query that locks all rows which most writes change
 */
public record FaultStatements(String hideIndex, String showIndex, String lockRows) {}
