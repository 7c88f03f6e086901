package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.persistence.LockModeType;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.IntStream;
import org.rubisee.bookstore.jpa.entities.AddressEntity;
import org.rubisee.bookstore.jpa.entities.BookEntity;
import org.rubisee.bookstore.jpa.entities.CartEntity;
import org.rubisee.bookstore.jpa.entities.CountryEntity;
import org.rubisee.bookstore.jpa.entities.CustomerEntity;
import org.rubisee.bookstore.jpa.entities.OrderEntity;
import org.rubisee.bookstore.jpa.entities.OrderLineEntity;
import org.rubisee.bookstore.jpa.entities.PaymentEntity;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.BuyConfirm;
import org.rubisee.bookstore.model.CartQuantity;
import org.rubisee.bookstore.model.Destination;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.NewOrder;
import org.rubisee.bookstore.model.OrderConfirmation;
import org.rubisee.bookstore.model.OrderLine;
import org.rubisee.bookstore.model.Payment;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.logic.RejectedException;

/**
 * Orders what is in a cart: in one transaction eight statements, two for each line, and two or
 * three for another address. The cart is locked first, so that it is ordered once; then its books
 * by id, so that orders of the same books wait for each other and never lock them crosswise.
 */
@Stateless
@Remote(BuyConfirm.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class BuyConfirmBean extends JpaBean implements BuyConfirm {
  private static final String BUYER =
      """
      select new org.rubisee.bookstore.jpa.Buyer(c.discount, a.id, a.countryId)
      from Customer c join c.address a
      where c.id = :id""";
  private static final String LINES =
      """
      select new org.rubisee.bookstore.model.CartQuantity(l.bookId, l.quantity)
      from CartLine l
      where l.cartId = :cart
      order by l.bookId""";
  private static final String BOOKS = "select b from Book b where b.id in :ids order by b.id";
  private static final String EMPTY_CART = "delete from CartLine l where l.cartId = :cart";
  private static final String REMOVE_CART = "delete from Cart c where c.id = :cart";

  @Override
  public OrderConfirmation buyConfirm(NewOrder order) throws RejectedException {
    LocalDateTime now = now();
    order.card().check(now.toLocalDate());
    Buyer buyer = buyer(order.customerId());
    lockCart(order.cartId());
    List<BookToSell> books = lockedBooks(order.cartId(), buyer.discount());
    List<OrderLine> lines = books.stream().map(BookToSell::ordered).toList();
    Totals totals = Totals.of(lines.stream().map(OrderLine::priced).toList());
    int orderId = insertOrder(order, totals, buyer, now);
    sell(books, orderId);
    String authorization = BookstoreRules.authorization(order.draw());
    CountryEntity country = entities.getReference(CountryEntity.class, buyer.countryId());
    entities.persist(
        new PaymentEntity(
            orderId, order.card(), authorization, totals.total(), now.toLocalDate(), country));
    entities.createQuery(EMPTY_CART).setParameter("cart", order.cartId()).executeUpdate();
    entities.createQuery(REMOVE_CART).setParameter("cart", order.cartId()).executeUpdate();
    entities.flush();
    return new OrderConfirmation(
        orderId,
        totals,
        lines,
        new Payment(order.card().type(), order.card().lastDigits(), authorization, totals.total()));
  }

  private Buyer buyer(int customerId) throws RejectedException {
    return Queries.one(queries().query(BUYER, Buyer.class).setParameter("id", customerId))
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_CUSTOMER));
  }

  private void lockCart(int cartId) throws RejectedException {
    queries()
        .locked(CartEntity.class, cartId)
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_CART));
  }

  private List<BookToSell> lockedBooks(int cartId, Discount discount) throws RejectedException {
    List<CartQuantity> copies =
        queries().query(LINES, CartQuantity.class).setParameter("cart", cartId).getResultList();
    BookstoreRules.checkNotEmpty(copies.size());
    List<BookEntity> books =
        queries()
            .query(BOOKS, BookEntity.class)
            .setParameter("ids", copies.stream().map(CartQuantity::bookId).toList())
            .setLockMode(LockModeType.PESSIMISTIC_WRITE)
            .getResultList();
    return IntStream.range(0, books.size())
        .mapToObj(line -> BookToSell.of(books.get(line), copies.get(line), discount))
        .toList();
  }

  private int insertOrder(NewOrder order, Totals totals, Buyer buyer, LocalDateTime now)
      throws RejectedException {
    AddressEntity home = entities.getReference(AddressEntity.class, buyer.addressId());
    AddressEntity shipTo =
        order.destination() instanceof Destination.OtherAddress other
            ? address(other.address())
            : home;
    CustomerEntity customer = entities.getReference(CustomerEntity.class, order.customerId());
    OrderEntity placed = new OrderEntity(order, totals, customer, home, shipTo, now);
    insert(placed);
    return placed.id();
  }

  private void sell(List<BookToSell> books, int orderId) {
    for (int line = 0; line < books.size(); line++) {
      OrderLine ordered = books.get(line).ordered();
      entities.persist(new OrderLineEntity(orderId, line + 1, ordered));
      books.get(line).book().sell(ordered.priced().quantity());
    }
  }

  /** A line of the order, and its book, which is locked. */
  private record BookToSell(BookEntity book, OrderLine ordered) {

    static BookToSell of(BookEntity book, CartQuantity copies, Discount discount) {
      return new BookToSell(book, book.ordered(copies.quantity(), discount));
    }
  }
}
