/**
 * The entity part of the contract: entity beans in any container answer as the SQL scripts do on
 * the same data and leave the same rows behind. An implementation's tests extend {@link
 * org.rubisee.entitycontract.EntityPartContract} once per container.
 */
package org.rubisee.entitycontract;
