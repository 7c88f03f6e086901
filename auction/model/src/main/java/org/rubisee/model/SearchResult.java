package org.rubisee.model;

import java.io.Serializable;
import java.util.List;

/**
 * One page of running auctions, ending soonest first, then by id.
 *
 * @param items the items of this page, empty past the last page
 * @param hasMore whether a next page has items
 */
public record SearchResult(List<ItemSummary> items, boolean hasMore) implements Serializable {}
