package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.List;
import java.util.Optional;
import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.NewestOrder;
import org.rubisee.bookstore.model.OrderDetails;
import org.rubisee.bookstore.model.OrderDisplay;
import org.rubisee.bookstore.model.OrderLine;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;

/** Shows the newest order of a customer: three queries, two if there is none. */
@Stateless
@Remote(OrderDisplay.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class OrderDisplayBean extends JpaBean implements OrderDisplay {
  private static final String NEWEST =
      """
      select new org.rubisee.bookstore.jpa.ShownOrder(
          o.id, o.date, o.status, o.subTotal, o.tax, o.total, o.shipping, o.shipDate),
        new org.rubisee.bookstore.model.PostalAddress(
          b.street1, b.street2, b.city, b.state, b.zip, bc.name),
        new org.rubisee.bookstore.model.PostalAddress(
          s.street1, s.street2, s.city, s.state, s.zip, sc.name),
        new org.rubisee.bookstore.jpa.ShownPayment(x.type, x.number, x.authorization, x.amount)
      from Order o join o.billTo b join b.country bc join o.shipTo s join s.country sc
        join Payment x on x.orderId = o.id
      where o.customerId = :customer
      order by o.id desc""";
  private static final String LINES =
      """
      select new org.rubisee.bookstore.jpa.ShownLine(
        b.id, b.title, b.publisher, l.price, l.quantity, l.discount, l.comments)
      from OrderLine l join Book b on b.id = l.bookId
      where l.orderId = :order
      order by l.line""";

  @Override
  public NewestOrder orderDisplay(Credentials credentials) throws RejectedException {
    CustomerName customer = queries().login(credentials);
    Optional<OrderDetails> order =
        Queries.one(
                queries()
                    .query(NEWEST, Object[].class)
                    .setParameter("customer", customer.id())
                    .setMaxResults(1))
            .map(this::details);
    return new NewestOrder(customer, order.stream().toList());
  }

  private OrderDetails details(Object[] parts) {
    ShownOrder order = (ShownOrder) parts[0];
    List<OrderLine> lines =
        queries()
            .query(LINES, ShownLine.class)
            .setParameter("order", order.id())
            .getResultList()
            .stream()
            .map(ShownLine::line)
            .toList();
    return new OrderDetails(
        order.id(),
        order.date(),
        order.status(),
        Totals.ofStored(order.subTotal(), order.tax(), order.total()),
        order.shipping(),
        order.shipDate(),
        (PostalAddress) parts[1],
        (PostalAddress) parts[2],
        ((ShownPayment) parts[3]).payment(),
        lines);
  }
}
