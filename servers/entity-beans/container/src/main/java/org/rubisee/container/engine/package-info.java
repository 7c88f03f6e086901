/**
 * The container itself: life cycle, transactions, locks and caches of instances, and its assembly.
 */
package org.rubisee.container.engine;
