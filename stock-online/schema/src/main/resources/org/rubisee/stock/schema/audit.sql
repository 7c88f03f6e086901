-- The invariants. Each statement finds the rows that break one: their ids, first column. The line above it names it.

-- a trade is a purchase or a sale
SELECT trans_id FROM stock_transaction WHERE trans_type NOT IN ('B', 'S');

-- a trade is of 1 to 1,000 shares
SELECT trans_id FROM stock_transaction WHERE amount NOT BETWEEN 1 AND 1000;

-- a trade has a holding
SELECT t.trans_id FROM stock_transaction t LEFT JOIN stock_holding h
ON h.sub_accno = t.sub_accno AND h.stock_id = t.stock_id WHERE h.sub_accno IS NULL;

-- the price of a stock lies between its low and its high value
SELECT stock_id FROM stock_item WHERE current_value NOT BETWEEN low_value AND high_value;

-- a trading code is one stock's
SELECT MAX(stock_id) FROM stock_item GROUP BY code HAVING COUNT(*) > 1;
