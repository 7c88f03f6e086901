/**
 * Loads, restores and audits the database of an application.
 *
 * <p>{@link org.rubisee.schema.ApplicationData} is what an application says of its data. {@link
 * org.rubisee.schema.DataPlan} says what is to be generated, {@link org.rubisee.schema.DataLoader}
 * loads it, {@link org.rubisee.schema.LogicalRestore} puts a used database back to it, {@link
 * org.rubisee.schema.Audit} checks the invariants, {@link org.rubisee.schema.DatabaseStatus} tells
 * what a database holds.
 */
package org.rubisee.schema;
