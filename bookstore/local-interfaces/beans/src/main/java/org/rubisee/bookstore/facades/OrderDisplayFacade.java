package org.rubisee.bookstore.facades;

import jakarta.ejb.FinderException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.rubisee.bookstore.entities.BookEntity;
import org.rubisee.bookstore.entities.CustomerEntity;
import org.rubisee.bookstore.entities.OrderEntity;
import org.rubisee.bookstore.entities.OrderLineEntity;
import org.rubisee.bookstore.entities.PaymentEntity;
import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.CardType;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.NewestOrder;
import org.rubisee.bookstore.model.OrderDetails;
import org.rubisee.bookstore.model.OrderDisplay;
import org.rubisee.bookstore.model.OrderLine;
import org.rubisee.bookstore.model.OrderStatus;
import org.rubisee.bookstore.model.Payment;
import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.bookstore.model.ShippingType;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;

/** Shows the newest order of a customer. */
public class OrderDisplayFacade extends BookstoreFacade implements OrderDisplay {
  private static final long serialVersionUID = 1;

  @Override
  public NewestOrder orderDisplay(Credentials credentials) throws RejectedException {
    return inTransaction(
        () -> {
          CustomerEntity customer = new Customers(homes()).login(credentials);
          Iterator<OrderEntity> orders =
              homes().orders().findByCustomer(customer.getId()).iterator();
          return new NewestOrder(
              Customers.name(customer),
              orders.hasNext() ? List.of(details(orders.next())) : List.of());
        });
  }

  private OrderDetails details(OrderEntity order) throws FinderException {
    Addresses addresses = new Addresses(homes());
    return new OrderDetails(
        order.getId(),
        order.getDate(),
        OrderStatus.valueOf(order.getStatus()),
        Totals.ofStored(
            Money.of(order.getSubTotal()), Money.of(order.getTax()), Money.of(order.getTotal())),
        ShippingType.valueOf(order.getShipping()),
        order.getShipDate(),
        addresses.read(order.getBillAddressId()),
        addresses.read(order.getShipAddressId()),
        payment(homes().payments().findByPrimaryKey(order.getId())),
        lines(order.getId()));
  }

  private static Payment payment(PaymentEntity payment) {
    return new Payment(
        CardType.valueOf(payment.getType()),
        Card.lastDigits(payment.getCardNumber()),
        payment.getAuthorization(),
        Money.of(payment.getAmount()));
  }

  private List<OrderLine> lines(Integer orderId) throws FinderException {
    List<OrderLine> lines = new ArrayList<>();
    for (OrderLineEntity line : homes().orderLines().findByOrder(orderId)) {
      BookEntity book = homes().books().findByPrimaryKey(line.getBookId());
      lines.add(
          new OrderLine(
              book.getId(),
              book.getTitle(),
              book.getPublisher(),
              new PricedLine(
                  Money.of(line.getPrice()),
                  line.getQuantity(),
                  Discount.ofFraction(line.getDiscount())),
              line.getComments()));
    }
    return lines;
  }
}
