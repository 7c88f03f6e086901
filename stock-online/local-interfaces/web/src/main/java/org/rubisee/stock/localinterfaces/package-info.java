/**
 * The web tier of Stock-OnLine with entity beans: pages, and a remote call of the session bean for
 * each.
 */
package org.rubisee.stock.localinterfaces;
