-- Indices that serve today's queries.

CREATE UNIQUE INDEX region_name ON regions (name);
CREATE UNIQUE INDEX nickname ON users (nickname);
CREATE INDEX region ON users (region);
CREATE INDEX category_end ON items (category, end_date);
CREATE INDEX seller_end ON items (seller, end_date);
CREATE INDEX seller_end ON old_items (seller, end_date);
CREATE INDEX item_bid ON bids (item_id, bid);
CREATE INDEX user_item ON bids (user_id, item_id);
CREATE INDEX to_user_date ON comments (to_user_id, date);
CREATE INDEX from_user ON comments (from_user_id);
CREATE INDEX item ON comments (item_id);
CREATE INDEX buyer_date ON buy_now (buyer_id, date);
CREATE INDEX item ON buy_now (item_id);
CREATE UNIQUE INDEX ticket ON buy_now (ticket);
