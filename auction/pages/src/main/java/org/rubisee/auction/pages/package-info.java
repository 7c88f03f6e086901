/**
 * The pages of the auction site. {@link org.rubisee.auction.pages.SiteInitializer} deploys them; a
 * servlet turns parameters into a call of a use case, a page writes its answer as HTML. What is not
 * of auctions is in {@link org.rubisee.pages}.
 */
package org.rubisee.auction.pages;
