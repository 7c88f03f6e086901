package org.rubisee.jpa;

import jakarta.ejb.EJB;
import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.persistence.TypedQuery;
import java.time.LocalDateTime;
import java.util.List;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AboutMe;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.Auth;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyBid;
import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;
import org.rubisee.model.MyPurchase;
import org.rubisee.model.MySale;
import org.rubisee.model.MyWin;
import org.rubisee.model.UserDetails;
import org.rubisee.model.UserInfo;

/**
 * Shows a user all that the user does: the login's query, the two of {@link ViewUserInfoBean} and
 * one for each of five lists. Each fetches the sellers' names with the items.
 */
@Stateless
@Remote(AboutMe.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class AboutMeBean extends JpaBean implements AboutMe {
  private static final String BIDS =
      """
      select new org.rubisee.model.MyBid(
        i.id, i.name, i.maxBid, b.maxBid, i.quantity, i.startDate, i.endDate, i.sellerId,
        coalesce(u.nickname, :unknown))
      from Bid b join b.item i left join User u on u.id = i.sellerId
      where b.bidderId = :user and i.endDate > :now and not exists (
        select 1 from Bid higher
        where higher.bidderId = b.bidderId and higher.itemId = i.id
          and (higher.amount > b.amount or higher.amount = b.amount and higher.id > b.id))
      order by i.endDate, i.id""";

  private static final String SELLING =
      """
      select new org.rubisee.jpa.OwnSale(
        i.id, i.name, i.initialPrice, i.maxBid, i.bids, i.quantity, i.reservePrice, i.buyNow,
        i.startDate, i.endDate)
      from Item i
      where i.sellerId = :user and i.endDate > :now
      order by i.endDate, i.id""";

  private static final String SOLD =
      """
      select new org.rubisee.jpa.OwnSale(
        i.id, i.name, i.initialPrice, i.maxBid, i.bids, i.quantity, i.reservePrice, i.buyNow,
        i.startDate, i.endDate)
      from Item i
      where i.sellerId = :user and i.endDate > :recent and i.endDate <= :now
      order by i.endDate desc, i.id desc""";

  private static final String WON =
      """
      select distinct new org.rubisee.model.MyWin(
        i.id, i.name, i.maxBid, i.endDate, i.sellerId, coalesce(u.nickname, :unknown))
      from Bid b join b.item i left join User u on u.id = i.sellerId
      where b.bidderId = :user and b.amount = i.maxBid and i.endDate > :recent and i.endDate <= :now
      order by i.endDate desc, i.id desc""";

  private static final String BOUGHT =
      """
      select new org.rubisee.model.MyPurchase(
        i.id, i.name, i.buyNow, p.quantity, p.date, i.sellerId, coalesce(u.nickname, :unknown))
      from Purchase p join p.item i left join User u on u.id = i.sellerId
      where p.buyer.id = :user and p.date > :recent
      order by p.date desc, p.id desc""";

  @EJB Auth auth;

  @Override
  public MyActivity aboutMe(Credentials user) throws RejectedException {
    int userId = auth.auth(user);
    UserInfo info = queries().userInfo(userId, 0);
    return new MyActivity(
        info.user(),
        furtherLines(userId, MyList.BIDS, 0).bids(),
        furtherLines(userId, MyList.SELLING, 0).sales(),
        furtherLines(userId, MyList.SOLD, 0).sales(),
        furtherLines(userId, MyList.WON, 0).wins(),
        furtherLines(userId, MyList.BOUGHT, 0).purchases(),
        info.comments());
  }

  @Override
  public MyLines furtherLines(int userId, MyList list, int skip) {
    LocalDateTime now = now();
    LocalDateTime recent = now.minusDays(AuctionRules.RECENT_DAYS);
    return switch (list) {
      case BIDS ->
          MyLines.ofBids(
              named(BIDS, MyBid.class, userId, skip).setParameter("now", now).getResultList());
      case SELLING ->
          MyLines.ofSales(sales(of(SELLING, OwnSale.class, userId, skip).setParameter("now", now)));
      case SOLD ->
          MyLines.ofSales(
              sales(
                  of(SOLD, OwnSale.class, userId, skip)
                      .setParameter("recent", recent)
                      .setParameter("now", now)));
      case WON ->
          MyLines.ofWins(
              named(WON, MyWin.class, userId, skip)
                  .setParameter("recent", recent)
                  .setParameter("now", now)
                  .getResultList());
      case BOUGHT ->
          MyLines.ofPurchases(
              named(BOUGHT, MyPurchase.class, userId, skip)
                  .setParameter("recent", recent)
                  .getResultList());
    };
  }

  private static List<MySale> sales(TypedQuery<OwnSale> query) {
    return query.getResultList().stream().map(OwnSale::sale).toList();
  }

  /** A list that shows the sellers' names. */
  private <T> TypedQuery<T> named(String jpql, Class<T> line, int userId, int skip) {
    return of(jpql, line, userId, skip).setParameter("unknown", UserDetails.UNKNOWN_NICKNAME);
  }

  private <T> TypedQuery<T> of(String jpql, Class<T> line, int userId, int skip) {
    TypedQuery<T> query =
        queries()
            .query(jpql, line)
            .setParameter("user", userId)
            .setMaxResults(AuctionRules.MAX_LISTED + 1);
    // an offset of 0 would be sent to the database, too
    return skip > 0 ? query.setFirstResult(skip) : query;
  }
}
