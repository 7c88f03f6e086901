package org.rubisee.bookstore.jpa;

import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Optional;
import org.rubisee.bookstore.jpa.entities.CountryEntity;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Cart;
import org.rubisee.bookstore.model.CartLine;
import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.bookstore.model.Promotion;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;
import org.rubisee.persistence.EntityQueries;

/** The queries that several use cases ask. */
final class Queries extends EntityQueries {
  private static final String NAME =
      """
      select new org.rubisee.bookstore.model.CustomerName(
        c.id, c.userName, c.firstName, c.lastName)
      from Customer c
      where c.id = :id""";
  private static final String LOGIN =
      """
      select new org.rubisee.bookstore.jpa.Login(
        c.id, c.userName, c.firstName, c.lastName, c.passwordHash)
      from Customer c
      where c.userName = :name""";
  private static final String COUNT_BOOKS = "select max(b.id) from Book b";
  private static final String RELATED =
      """
      select new org.rubisee.bookstore.model.Promotion(p.id, p.title, p.thumbnail)
      from Book r, Book p
      where r.id = :id
        and p.id in (r.related1, r.related2, r.related3, r.related4, r.related5)
      order by p.id""";
  private static final String BOOK =
      """
      select new org.rubisee.bookstore.jpa.ShownBook(
        b.id, b.title, a.firstName, a.lastName, b.subject, b.description, b.publisher, b.published,
        b.available, b.listPrice, b.price, b.stock, b.isbn, b.pages, b.backing, b.dimensions,
        b.thumbnail, b.image)
      from Book b join b.author a
      where b.id = :id""";

  /** A row for each line, or one row without a line for an empty cart. */
  private static final String CART =
      """
      select new org.rubisee.bookstore.jpa.ShownCartLine(
        b.id, b.title, b.backing, b.listPrice, b.price, l.quantity)
      from Cart c left join CartLine l on l.cartId = c.id left join Book b on b.id = l.bookId
      where c.id = :id
      order by l.bookId""";

  private static final String NEWEST_ORDERS = "select o.id from Order o order by o.id desc";
  private static final String ADDRESS =
      """
      select a.id
      from Address a
      where a.zip = :zip and a.street1 = :street1 and a.street2 = :street2 and a.city = :city
        and a.state = :state and a.country = :country
      order by a.id""";

  /** The queries of this entity manager. */
  Queries(EntityManager entities) {
    super(entities);
  }

  /**
   * The name of a customer; nobody is asked for customer 0.
   *
   * @throws RejectedException if there is no such customer
   */
  CustomerName customerName(int customerId) throws RejectedException {
    if (customerId == 0) {
      return CustomerName.UNKNOWN;
    }
    return one(query(NAME, CustomerName.class).setParameter("id", customerId))
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_CUSTOMER));
  }

  /**
   * The customer whose credentials these are.
   *
   * @throws RejectedException if there is none
   */
  CustomerName login(Credentials credentials) throws RejectedException {
    return one(query(LOGIN, Login.class).setParameter("name", credentials.nickname()))
        .filter(login -> PasswordHasher.matches(credentials.password(), login.passwordHash()))
        .orElseThrow(() -> new RejectedException(Rejection.LOGIN_FAILED))
        .customer();
  }

  /** The related books of a random book: two queries. */
  List<Promotion> promotions(Draw draw) {
    return query(RELATED, Promotion.class)
        .setParameter("id", draw.book(countBooks()))
        .getResultList();
  }

  /** How many books there are. They are numbered from 1 without gaps. */
  int countBooks() {
    return query(COUNT_BOOKS, Integer.class).getSingleResult();
  }

  /**
   * All that is known of a book.
   *
   * @throws RejectedException if there is no such book
   */
  BookDetails book(int bookId) throws RejectedException {
    return one(query(BOOK, ShownBook.class).setParameter("id", bookId))
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_BOOK))
        .details();
  }

  /**
   * A cart that is not empty.
   *
   * @throws RejectedException if there is no such cart, or it is empty
   */
  Cart filledCart(int cartId) throws RejectedException {
    List<ShownCartLine> rows =
        query(CART, ShownCartLine.class).setParameter("id", cartId).getResultList();
    if (rows.isEmpty()) {
      throw new RejectedException(Rejection.NO_SUCH_CART);
    }
    List<CartLine> lines =
        rows.stream().filter(ShownCartLine::isLine).map(ShownCartLine::line).toList();
    BookstoreRules.checkNotEmpty(lines.size());
    return new Cart(cartId, lines);
  }

  /**
   * The lowest number of so many newest orders, or 0 if there are fewer. Numbers have gaps, so they
   * are counted.
   */
  int firstOfNewest(int orders) {
    return one(query(NEWEST_ORDERS, Integer.class).setFirstResult(orders - 1).setMaxResults(1))
        .orElse(0);
  }

  /** The country of that name. */
  CountryEntity country(String name) throws RejectedException {
    return one(cacheableQuery(CountryEntity.WITH_NAME, CountryEntity.class)
            .setParameter("name", name))
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_COUNTRY));
  }

  /** The key of an address, if it is stored. */
  Optional<Integer> addressId(PostalAddress address, CountryEntity country) {
    return one(
        query(ADDRESS, Integer.class)
            .setParameter("zip", address.zip())
            .setParameter("street1", address.street1())
            .setParameter("street2", address.street2())
            .setParameter("city", address.city())
            .setParameter("state", address.state())
            .setParameter("country", country)
            .setMaxResults(1));
  }
}
