-- The invariants. Each statement finds the rows that break one: their ids, first column. The line above it names it.
-- ? is the load epoch: past auctions that ended before it have no bids, so only later ones are held to their bids.

-- items.nb_of_bids is the number of the item's bids
SELECT i.id FROM items i LEFT JOIN (SELECT item_id, COUNT(*) AS n FROM bids GROUP BY item_id) b ON b.item_id = i.id
WHERE i.nb_of_bids <> COALESCE(b.n, 0);

-- items.max_bid is the item's highest bid
SELECT i.id FROM items i LEFT JOIN (SELECT item_id, MAX(bid) AS m FROM bids GROUP BY item_id) b ON b.item_id = i.id
WHERE i.max_bid <> COALESCE(b.m, 0);

-- old_items.nb_of_bids is the number of the item's bids, if it ended since the restore
SELECT o.id FROM old_items o WHERE o.end_date >= ?
AND o.nb_of_bids <> (SELECT COUNT(*) FROM bids b WHERE b.item_id = o.id);

-- old_items.max_bid is the item's highest bid, if it ended since the restore
SELECT o.id FROM old_items o WHERE o.end_date >= ?
AND o.max_bid <> (SELECT COALESCE(MAX(b.bid), 0) FROM bids b WHERE b.item_id = o.id);

-- a bid is at least the item's initial price
SELECT b.id FROM bids b JOIN items i ON i.id = b.item_id WHERE b.bid < i.initial_price;

-- a bid is at least 1 above the one before it on the same item
SELECT id FROM (SELECT id, bid - LAG(bid) OVER (PARTITION BY item_id ORDER BY id) AS step FROM bids) steps WHERE step < 1;

-- bids.max_bid is at least the bid
SELECT id FROM bids WHERE max_bid < bid;

-- a bid is for at least one unit, and for no more than there were
SELECT b.id FROM bids b JOIN items i ON i.id = b.item_id
LEFT JOIN (SELECT item_id, SUM(qty) AS sold FROM buy_now GROUP BY item_id) p ON p.item_id = b.item_id
WHERE b.qty = 0 OR b.qty > i.quantity + COALESCE(p.sold, 0);

-- a purchase is of at least one unit
SELECT id FROM buy_now WHERE qty = 0;

-- an auction without units left has ended with its last purchase
SELECT i.id FROM items i LEFT JOIN (SELECT item_id, MAX(date) AS last FROM buy_now GROUP BY item_id) p ON p.item_id = i.id
WHERE i.quantity = 0 AND (p.last IS NULL OR i.end_date > p.last);

-- an auction ends after it starts
SELECT id FROM items WHERE end_date < start_date UNION ALL SELECT id FROM old_items WHERE end_date < start_date;

-- one id is one item: running or past, not both
SELECT i.id FROM items i JOIN old_items o ON o.id = i.id;

-- users.rating is the sum of the ratings of the comments on the user
SELECT u.id FROM users u LEFT JOIN (SELECT to_user_id, SUM(rating) AS s FROM comments GROUP BY to_user_id) c ON c.to_user_id = u.id
WHERE u.rating <> COALESCE(c.s, 0);

-- a comment's rating is -5, -3, 0, 3 or 5
SELECT id FROM comments WHERE rating NOT IN (-5, -3, 0, 3, 5);

-- a nickname is one user's
SELECT MAX(id) FROM users GROUP BY nickname HAVING COUNT(*) > 1;

-- ids has one row, with id 0
SELECT COUNT(*) FROM ids HAVING COUNT(*) <> 1 OR MIN(id) <> 0;

-- an order was fulfilled or refused
SELECT id FROM orders WHERE state = 'open';

-- an order was fulfilled by one purchase, and a refused one by none
SELECT o.id FROM orders o LEFT JOIN buy_now p ON p.ticket = o.ticket
WHERE o.state <> 'open' AND (o.state = 'fulfilled') <> (p.id IS NOT NULL AND p.item_id = o.item_id AND p.qty = o.qty);
