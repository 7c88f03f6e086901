package org.rubisee.contract.trade;

import java.util.List;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Row;
import org.rubisee.contract.page.Form;
import org.rubisee.logic.Money;

/**
 * Forms that were opened when the data was made, three days ago.
 *
 * @param customer who opened them, on the site of that day
 */
public record EarlierForms(Customer customer) {

  /** One form of each kind that needs a login, filled in for this item. */
  public List<Form> forms(Row item) {
    Money bid = Money.ofUnits(1_000_000);
    return List.of(
        Journey.bidOf(Journey.toBid(customer, 3, item.id()), bid, bid),
        Journey.toPurchase(customer, 3, item.id()),
        Journey.toComment(customer, 3, item.number("seller"), item.id()),
        Journey.saleOf(Journey.toSale(customer, 3, 2), "A lamp", 1));
  }
}
