-- Indices that serve today's queries, one pass over each table.

ALTER TABLE regions
  ADD UNIQUE INDEX region_name (name);

ALTER TABLE users
  ADD UNIQUE INDEX nickname (nickname),
  ADD INDEX region (region);

-- category_end holds all that a search needs to find the ids of a page: their order, and the sellers for their regions.
ALTER TABLE items
  ADD INDEX category_end (category, end_date, id, seller),
  ADD INDEX seller_end (seller, end_date);

ALTER TABLE bids
  ADD INDEX item_bid (item_id, bid),
  ADD INDEX user_item (user_id, item_id);

ALTER TABLE comments
  ADD INDEX to_user_date (to_user_id, date),
  ADD INDEX from_user (from_user_id),
  ADD INDEX item (item_id),
  ADD UNIQUE INDEX ticket (ticket);

ALTER TABLE buy_now
  ADD INDEX buyer_date (buyer_id, date),
  ADD INDEX item (item_id),
  ADD UNIQUE INDEX ticket (ticket);
