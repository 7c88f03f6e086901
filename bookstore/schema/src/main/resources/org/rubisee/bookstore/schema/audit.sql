-- The invariants. Each statement finds the rows that break one: their ids, first column. The line above it names it.
-- ? is the load epoch: orders since then are the site's, with the quantities and discounts that its rules allow. That no order
-- number is given twice is what the primary key of orders says.

-- a book's stock is at least 10
SELECT i_id FROM item WHERE i_stock < 10;

-- a book has five related books: different ones, and not itself
SELECT i_id FROM item WHERE i_id IN (i_related1, i_related2, i_related3, i_related4, i_related5)
OR i_related1 IN (i_related2, i_related3, i_related4, i_related5) OR i_related2 IN (i_related3, i_related4, i_related5)
OR i_related3 IN (i_related4, i_related5) OR i_related4 = i_related5;

-- orders.o_sub_total is the sum of the order's lines, discounts subtracted
SELECT o.o_id FROM orders o LEFT JOIN (SELECT ol_o_id, SUM(ROUND(ol_cost * ol_qty * (1 - ol_discount), 2)) AS s
FROM order_line GROUP BY ol_o_id) l ON l.ol_o_id = o.o_id WHERE o.o_sub_total <> COALESCE(l.s, 0);

-- orders.o_tax is 8.25 % of the sub-total
SELECT o_id FROM orders WHERE o_tax <> ROUND(o_sub_total * 0.0825, 2);

-- orders.o_total is the sub-total with tax, 3.00 and 1.00 for each copy
SELECT o.o_id FROM orders o LEFT JOIN (SELECT ol_o_id, SUM(ol_qty) AS n FROM order_line GROUP BY ol_o_id) l ON l.ol_o_id = o.o_id
WHERE o.o_total <> o.o_sub_total + o.o_tax + 3 + COALESCE(l.n, 0);

-- an order has lines, numbered from 1 without gaps
SELECT o.o_id FROM orders o LEFT JOIN (SELECT ol_o_id, MIN(ol_id) AS first, MAX(ol_id) AS last, COUNT(*) AS n
FROM order_line GROUP BY ol_o_id) l ON l.ol_o_id = o.o_id WHERE l.n IS NULL OR l.first <> 1 OR l.last <> l.n;

-- an order line is for at least one copy
SELECT ol_o_id FROM order_line WHERE ol_qty = 0;

-- a line of an order since the load is for at most 10 copies
SELECT l.ol_o_id FROM order_line l JOIN orders o ON o.o_id = l.ol_o_id WHERE o.o_date >= ? AND l.ol_qty > 10;

-- a line of an order since the load has the customer's discount
SELECT l.ol_o_id FROM order_line l JOIN orders o ON o.o_id = l.ol_o_id JOIN customer c ON c.c_id = o.o_c_id
WHERE o.o_date >= ? AND l.ol_discount <> c.c_discount;

-- an order has a payment of its total
SELECT o.o_id FROM orders o LEFT JOIN cc_xacts x ON x.cx_o_id = o.o_id
WHERE x.cx_xact_amt IS NULL OR x.cx_xact_amt <> o.o_total;

-- a card has 16 digits
SELECT cx_o_id FROM cc_xacts WHERE cx_num NOT REGEXP '^[0-9]{16}$';

-- an order is sent when it was placed or later
SELECT o_id FROM orders WHERE o_ship_date < o_date;

-- a cart that was not ordered has books in it, and one that was ordered is gone
SELECT sc_id FROM shopping_cart WHERE sc_id NOT IN (SELECT scl_sc_id FROM shopping_cart_line);

-- a cart has 1 to 10 copies of a book
SELECT scl_sc_id FROM shopping_cart_line WHERE scl_qty NOT BETWEEN 1 AND 10;

-- a customer has a user name
SELECT c_id FROM customer WHERE c_uname IS NULL;

-- a user name is one customer's
SELECT MAX(c_id) FROM customer WHERE c_uname IS NOT NULL GROUP BY c_uname HAVING COUNT(*) > 1;

-- customer.c_discount is 0.00 to 0.50
SELECT c_id FROM customer WHERE c_discount NOT BETWEEN 0 AND 0.5;

-- a session lasts two hours
SELECT c_id FROM customer WHERE c_expiration <> c_login + INTERVAL 2 HOUR;

-- a country's name is one country's
SELECT MAX(co_id) FROM country GROUP BY co_name HAVING COUNT(*) > 1;
