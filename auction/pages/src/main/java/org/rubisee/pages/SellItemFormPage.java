package org.rubisee.pages;

/**
 * The form for a new item.
 *
 * @param sellerId who sells
 * @param categoryId where
 * @param ticket allows the sale; empty for clients that know no tickets
 */
record SellItemFormPage(int sellerId, int categoryId, String ticket) implements Page {
  @Override
  public String title() {
    return "Describe your item";
  }

  @Override
  public Section section() {
    return Section.SELL;
  }

  @Override
  public void writeBody(Html html) {
    new SaleFields(ticket, sellerId, categoryId).write(new Form(html));
  }
}
