-- QueryByCode.
ALTER TABLE stock_item
  ADD UNIQUE INDEX code (code);
