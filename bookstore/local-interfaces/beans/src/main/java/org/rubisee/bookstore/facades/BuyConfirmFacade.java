package org.rubisee.bookstore.facades;

import jakarta.ejb.CreateException;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.rubisee.beans.EntityCalls;
import org.rubisee.bookstore.entities.BookEntity;
import org.rubisee.bookstore.entities.CartEntity;
import org.rubisee.bookstore.entities.CartLineEntity;
import org.rubisee.bookstore.entities.CustomerEntity;
import org.rubisee.bookstore.entities.OrderLineKey;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.BuyConfirm;
import org.rubisee.bookstore.model.Destination;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.NewOrder;
import org.rubisee.bookstore.model.OrderConfirmation;
import org.rubisee.bookstore.model.OrderLine;
import org.rubisee.bookstore.model.Payment;
import org.rubisee.bookstore.model.PricedLine;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.logic.Money;
import org.rubisee.logic.RejectedException;

/**
 * Orders what is in a cart. The cart is locked first, so that it is ordered once; then its books by
 * id, so that orders of the same books wait for each other and never lock them crosswise.
 */
public class BuyConfirmFacade extends BookstoreFacade implements BuyConfirm {
  private static final long serialVersionUID = 1;

  @Override
  public OrderConfirmation buyConfirm(NewOrder order) throws RejectedException {
    return inTransaction(
        () -> {
          LocalDateTime now = clock().now();
          order.card().check(now.toLocalDate());
          CustomerEntity buyer = buyer(order.customerId());
          int countryId = homes().addresses().findByPrimaryKey(buyer.getAddressId()).getCountryId();
          CartEntity cart = new Carts(homes()).found(order.cartId());
          cart.lock();
          Collection<CartLineEntity> inCart = homes().cartLines().findByCart(order.cartId());
          BookstoreRules.checkNotEmpty(inCart.size());
          List<OrderLine> lines = sold(inCart, Discount.ofFraction(buyer.getDiscount()));
          Totals totals = Totals.of(lines.stream().map(OrderLine::priced).toList());
          int orderId = place(order, buyer, totals, lines, now);
          Payment payment =
              new Payment(
                  order.card().type(),
                  order.card().lastDigits(),
                  BookstoreRules.authorization(order.draw()),
                  totals.total());
          homes().payments().create(orderId, order.card(), payment, countryId, now.toLocalDate());
          inCart.forEach(BookstoreFacade::remove);
          remove(cart);
          return new OrderConfirmation(orderId, totals, lines, payment);
        });
  }

  private CustomerEntity buyer(int customerId)
      throws RejectedException, CreateException, FinderException, IOException {
    return EntityCalls.found(
        Rejection.NO_SUCH_CUSTOMER, () -> homes().customers().findByPrimaryKey(customerId));
  }

  /** Takes the books of a cart, which come by id, from the stock. */
  private List<OrderLine> sold(Collection<CartLineEntity> inCart, Discount discount)
      throws FinderException {
    List<OrderLine> lines = new ArrayList<>();
    for (CartLineEntity line : inCart) {
      int quantity = line.getQuantity();
      BookEntity book = homes().books().findByPrimaryKey(line.getBookId());
      book.sell(quantity);
      lines.add(
          new OrderLine(
              book.getId(),
              book.getTitle(),
              book.getPublisher(),
              new PricedLine(Money.of(book.getPrice()), quantity, discount),
              ""));
    }
    return lines;
  }

  private int place(
      NewOrder order, CustomerEntity buyer, Totals totals, List<OrderLine> lines, LocalDateTime now)
      throws RejectedException, CreateException, FinderException, IOException {
    int billTo = buyer.getAddressId();
    int shipTo =
        order.destination() instanceof Destination.OtherAddress other
            ? new Addresses(homes()).idOf(other.address())
            : billTo;
    int orderId = homes().orders().create(order, totals, billTo, shipTo, now).getId();
    int number = 0;
    for (OrderLine line : lines) {
      number++;
      homes().orderLines().create(new OrderLineKey(orderId, number), line.bookId(), line.priced());
    }
    return orderId;
  }
}
