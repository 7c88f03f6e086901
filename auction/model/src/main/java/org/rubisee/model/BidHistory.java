package org.rubisee.model;

import java.io.Serializable;
import java.util.List;

/**
 * The newest bids on an item, newest first, then by descending id.
 *
 * @param itemId the item
 * @param itemName its name
 * @param bids its bids, at most {@link AuctionRules#MAX_LISTED} and one more
 */
public record BidHistory(int itemId, String itemName, List<BidDetails> bids)
    implements Serializable {}
