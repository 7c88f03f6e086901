package org.rubisee.bookstore.model;

import java.io.Serializable;
import java.util.List;
import org.rubisee.logic.Money;

/**
 * What a cart or an order costs.
 *
 * @param subTotal what its lines cost, discounts subtracted
 * @param tax {@link BookstoreRules#tax} of the sub-total
 * @param shipping {@link BookstoreRules#shipping} of all copies
 * @param total the sum of these
 */
public record Totals(Money subTotal, Money tax, Money shipping, Money total)
    implements Serializable {

  /** The totals of these lines. */
  public static Totals of(List<PricedLine> lines) {
    Money subTotal = lines.stream().map(PricedLine::amount).reduce(Money.ZERO, Money::plus);
    Money tax = BookstoreRules.tax(subTotal);
    Money shipping = BookstoreRules.shipping(lines.stream().mapToInt(PricedLine::quantity).sum());
    return new Totals(subTotal, tax, shipping, subTotal.plus(tax).plus(shipping));
  }

  /** The totals of an order, of which the database keeps all but the shipping. */
  public static Totals ofStored(Money subTotal, Money tax, Money total) {
    return new Totals(subTotal, tax, total.minus(subTotal).minus(tax), total);
  }
}
