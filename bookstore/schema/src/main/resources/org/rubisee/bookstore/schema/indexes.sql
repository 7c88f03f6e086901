-- Indices that serve today's queries, one pass over each table.

ALTER TABLE country
  ADD UNIQUE INDEX name (co_name);

-- BuyRequest and BuyConfirm look for an address before they add one.
ALTER TABLE address
  ADD INDEX zip_street (addr_zip, addr_street1);

ALTER TABLE customer
  ADD UNIQUE INDEX uname (c_uname);

ALTER TABLE author
  ADD INDEX lname (a_lname);

-- SearchResults by subject and by title, and NewProducts: each reads the rows in the order of its list. subject_title stands
-- before subject_published: MySQL takes the first of two indices that cost the same, and only the order of publishing makes
-- it change its mind. The last index is for SearchResults by author.
ALTER TABLE item
  ADD INDEX subject_title (i_subject, i_title),
  ADD INDEX subject_published (i_subject, i_pub_date DESC, i_title),
  ADD INDEX title (i_title),
  ADD INDEX author (i_a_id);

-- OrderDisplay: the newest order of a customer.
ALTER TABLE orders
  ADD INDEX customer (o_c_id);

-- AdminConfirm: the orders of a book.
ALTER TABLE order_line
  ADD INDEX item (ol_i_id);
