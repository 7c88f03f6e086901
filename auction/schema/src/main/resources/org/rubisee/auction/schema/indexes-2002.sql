-- The indices of RUBiS 1.4.3, for replication. Left out: the second, redundant unique index on every primary key. Added: those
-- of the tickets of comments and purchases, which the original site did not have, since a ticket must work once.

ALTER TABLE users
  ADD UNIQUE INDEX nickname (nickname),
  ADD INDEX auth (nickname, password),
  ADD INDEX region_id (region);

ALTER TABLE items
  ADD INDEX seller_id (seller),
  ADD INDEX category_id (category);

ALTER TABLE old_items
  ADD INDEX seller_id (seller),
  ADD INDEX category_id (category);

ALTER TABLE bids
  ADD INDEX item (item_id),
  ADD INDEX user (user_id);

ALTER TABLE comments
  ADD INDEX from_user (from_user_id),
  ADD INDEX to_user (to_user_id),
  ADD INDEX item (item_id),
  ADD UNIQUE INDEX ticket (ticket);

ALTER TABLE buy_now
  ADD INDEX buyer (buyer_id),
  ADD INDEX item (item_id),
  ADD UNIQUE INDEX ticket (ticket);
