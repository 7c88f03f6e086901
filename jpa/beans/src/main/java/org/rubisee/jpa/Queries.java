package org.rubisee.jpa;

import jakarta.persistence.EntityManager;
import jakarta.persistence.TypedQuery;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.rubisee.jpa.entities.ItemEntity;
import org.rubisee.jpa.entities.RegionEntity;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.CommentDetails;
import org.rubisee.model.ItemDetails;
import org.rubisee.model.Rejection;
import org.rubisee.model.SearchResult;
import org.rubisee.model.UserDetails;
import org.rubisee.model.UserInfo;
import org.rubisee.persistence.EntityQueries;

/** The queries that several use cases ask. */
final class Queries extends EntityQueries {
  private static final String CURRENT_ITEM = itemOf("Item");
  private static final String OLD_ITEM = itemOf("OldItem");
  private static final String CURRENT_NAME = "select i.name from Item i where i.id = :id";
  private static final String OLD_NAME = "select i.name from OldItem i where i.id = :id";

  private static final String USER =
      """
      select new org.rubisee.model.UserDetails(
        u.id, u.firstname, u.lastname, u.nickname, u.email, u.rating, u.creationDate)
      from User u
      where u.id = :id""";

  private static final String COMMENTS =
      """
      select new org.rubisee.model.CommentDetails(
        c.id, c.authorId, coalesce(u.nickname, :unknown), c.date, c.rating, c.text)
      from Comment c left join User u on u.id = c.authorId
      where c.addressee.id = :id
      order by c.date desc, c.id desc""";

  private static String itemOf(String entity) {
    return String.format(
        Locale.ROOT,
        """
        select new org.rubisee.model.ItemDetails(
          i.id, i.name, i.description, i.quantity, i.initialPrice, i.reservePrice, i.buyNow,
          i.bids, i.maxBid, i.maxBid, i.sellerId, coalesce(u.nickname, :unknown), i.startDate,
          i.endDate, i.categoryId)
        from %s i left join User u on u.id = i.sellerId
        where i.id = :id""",
        entity);
  }

  /** The queries of this entity manager. */
  Queries(EntityManager entities) {
    super(entities);
  }

  /** The item among the current ones, its lowest winning bid taken to be the highest one. */
  Optional<ItemDetails> currentItem(int id) {
    return item(CURRENT_ITEM, id);
  }

  /** The item among the old ones. */
  Optional<ItemDetails> oldItem(int id) {
    return item(OLD_ITEM, id);
  }

  private Optional<ItemDetails> item(String jpql, int id) {
    return one(
        query(jpql, ItemDetails.class)
            .setParameter("id", id)
            .setParameter("unknown", UserDetails.UNKNOWN_NICKNAME));
  }

  /** The name of an item, current or old. */
  String itemName(int id) throws RejectedException {
    return one(query(CURRENT_NAME, String.class).setParameter("id", id))
        .or(() -> one(query(OLD_NAME, String.class).setParameter("id", id)))
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_ITEM));
  }

  /** The item, whose row is locked until the transaction ends. */
  ItemEntity lockedItem(int id) throws RejectedException {
    return locked(ItemEntity.class, id)
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_ITEM));
  }

  /** The region of that name. */
  RegionEntity region(String name) throws RejectedException {
    return one(cacheableQuery(RegionEntity.WITH_NAME, RegionEntity.class)
            .setParameter("name", name))
        .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_REGION));
  }

  /**
   * A user and the comments received.
   *
   * @param skip how many comments are newer than those wanted
   */
  UserInfo userInfo(int id, int skip) throws RejectedException {
    UserDetails user =
        one(query(USER, UserDetails.class).setParameter("id", id))
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_USER));
    List<CommentDetails> comments =
        query(COMMENTS, CommentDetails.class)
            .setParameter("id", id)
            .setParameter("unknown", UserDetails.UNKNOWN_NICKNAME)
            .setFirstResult(skip)
            .setMaxResults(AuctionRules.MAX_COMMENTS + 1)
            .getResultList();
    return new UserInfo(user, comments);
  }

  /** One page of a search: one row more than the page holds tells whether there is a next one. */
  static SearchResult page(TypedQuery<ListedItem> search, int page, int itemsPerPage) {
    long first = (long) page * itemsPerPage;
    if (first > Integer.MAX_VALUE) {
      return new SearchResult(List.of(), false);
    }
    List<ListedItem> rows =
        search.setFirstResult((int) first).setMaxResults(itemsPerPage + 1).getResultList();
    return new SearchResult(
        rows.stream().limit(itemsPerPage).map(ListedItem::summary).toList(),
        rows.size() > itemsPerPage);
  }
}
