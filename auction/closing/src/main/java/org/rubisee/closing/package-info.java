/**
 * Closes auctions that ended: moves their items to the old items. All implementations do it with
 * this SQL from the web tier, on a connection of the server's data source, so it tells nothing
 * about a pattern. The pages find it as a service, and only where the site's settings ask for it.
 */
package org.rubisee.closing;
