/**
 * The database of the auction site: its tables, its data, and whether that data is sound.
 *
 * <p>{@link org.rubisee.auction.schema.AuctionData} is what the loader knows of it, {@link
 * org.rubisee.auction.schema.Auctions} generates auctions with their bids, comments and purchases.
 */
package org.rubisee.auction.schema;
