package org.rubisee.bookstore.model;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rubisee.logic.RejectedException;

/** How many copies of each book are in a cart while it is changed. */
public final class CartContent {
  private final SortedMap<Integer, Integer> copies = new TreeMap<>();

  /** Says how many copies of a book are in the cart before the change. */
  public void put(int bookId, int quantity) {
    copies.put(bookId, quantity);
  }

  /** Whether there is a copy of a book. */
  public boolean has(int bookId) {
    return copies.containsKey(bookId);
  }

  /** Whether there is nothing. */
  public boolean isEmpty() {
    return copies.isEmpty();
  }

  /**
   * Adds a copy of a book.
   *
   * @throws RejectedException if the cart has no room for another book
   */
  public void add(int bookId) throws RejectedException {
    if (!has(bookId)) {
      BookstoreRules.checkRoom(copies.size());
    }
    copies.put(bookId, BookstoreRules.quantityAfterAdding(copies.getOrDefault(bookId, 0)));
  }

  /** Sets quantities. Books that are not in the cart are left out. */
  public void set(List<CartQuantity> quantities) {
    for (CartQuantity wanted : quantities) {
      copies.computeIfPresent(
          wanted.bookId(),
          (book, quantity) -> wanted.quantity() == 0 ? null : Integer.valueOf(wanted.quantity()));
    }
  }

  /** The copies of each book, by book; a copy of what is known here. */
  public SortedMap<Integer, Integer> copies() {
    return new TreeMap<>(copies);
  }
}
