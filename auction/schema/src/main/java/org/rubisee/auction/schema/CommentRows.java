package org.rubisee.auction.schema;

import org.rubisee.auction.schema.Auctions.Age;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.schema.rows.TextPool;

/** The comments on the sellers of running or past auctions. */
final class CommentRows implements TableRows {

  /** Longest comment, in characters; all lengths up to it are as frequent. */
  static final int LONGEST_COMMENT = 1_050;

  private static final int DAYS_TO_COMMENT = 7;

  private final Auctions auctions;
  private final TextPool prose;
  private final Age age;
  private final int idsBefore;

  CommentRows(Auctions auctions, TextPool prose, Age age) {
    this.auctions = auctions;
    this.prose = prose;
    this.age = age;
    this.idsBefore = age == Age.CURRENT ? 0 : AuctionTotals.comments(auctions, Age.CURRENT);
  }

  @Override
  public String table() {
    return "comments";
  }

  @Override
  public String columns() {
    return "id, from_user_id, to_user_id, item_id, rating, date, comment, ticket";
  }

  @Override
  public int sources() {
    return auctions.rows(age);
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    int id = idsBefore + AuctionTotals.commentsBefore(from);
    for (int row = from; row < to; row++) {
      if (auctions.hasComment(age, row)) {
        writeComment(++id, row, out);
      }
    }
  }

  private void writeComment(int id, int row, RowBuffer out) {
    Auction auction = auctions.auction(age, row);
    RowRandom random = auctions.commentRandom(age, row);
    out.number(id).number(auctions.otherThan(auction.seller(), random));
    out.number(auction.seller()).number(auction.id()).number(auctions.rating(age, row));
    out.dateTime(time(auction, random));
    RowRandom text = auctions.random(Use.TEXT, age, -1 - row);
    prose.append(out, text, text.between(TextPool.SHORTEST, LONGEST_COMMENT));
    out.separate().nothing().endRow();
  }

  /** In the week after the end, or since the start of an auction that runs; never in the future. */
  private static long time(Auction auction, RowRandom random) {
    boolean over = auction.end() < Auctions.EPOCH;
    long from = over ? auction.end() : auction.start();
    long to = over ? auction.end() + (long) DAYS_TO_COMMENT * Auctions.DAY_SECONDS : Auctions.EPOCH;
    return from + (long) (random.fraction() * (Math.min(to, Auctions.EPOCH) - from));
  }
}
