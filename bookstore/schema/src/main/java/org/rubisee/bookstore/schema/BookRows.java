package org.rubisee.bookstore.schema;

import java.util.List;
import org.rubisee.bookstore.model.BookPictures;
import org.rubisee.bookstore.model.Subject;
import org.rubisee.logic.Money;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.schema.rows.TextPool;

/** The books. */
final class BookRows implements TableRows {

  private static final List<String> JOINTS =
      List.of(" and the ", " in the ", " of the ", " under the ", " without a ", " against the ");
  private static final List<String> QUALITIES =
      List.of(
          "Silent",
          "Golden",
          "Broken",
          "Distant",
          "Curious",
          "Hidden",
          "Stubborn",
          "Wandering",
          "Borrowed",
          "Painted",
          "Patient",
          "Forgotten");
  private static final List<String> THINGS =
      List.of(
          "Lighthouse",
          "Orchard",
          "Compass",
          "Harbour",
          "Lantern",
          "Archive",
          "Meadow",
          "Violin",
          "Bridge",
          "Sparrow",
          "Mirror",
          "Winter");
  private static final List<String> HOUSES =
      List.of(" Publishing House", " University Press", " and Daughters", " Books", " Editions");
  private static final List<String> BACKINGS =
      List.of("HARDBACK", "PAPERBACK", "USED", "AUDIO", "LIMITED-EDITION");
  private static final int MOST_DAYS_TO_SALE = 30;
  private static final int ISBN_PREFIX = 978;
  private static final int MOST_SIZE = 9_999;

  private final Books books;
  private final SearchWords words;
  private final TextPool prose;

  BookRows(Books books, TextPool prose) {
    this.books = books;
    this.words = new SearchWords(books.count());
    this.prose = prose;
  }

  @Override
  public String table() {
    return "item";
  }

  @Override
  public String columns() {
    return "i_id, i_title, i_a_id, i_pub_date, i_publisher, i_subject, i_desc, i_related1,"
        + " i_related2, i_related3, i_related4, i_related5, i_thumbnail, i_image, i_srp, i_cost,"
        + " i_avail, i_stock, i_isbn, i_page, i_backing, i_dimensions";
  }

  @Override
  public int sources() {
    return books.count();
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    for (int id = from + 1; id <= to; id++) {
      write(id, books.otherColumns(id), out);
    }
  }

  private void write(int id, RowRandom random, RowBuffer out) {
    long published = books.published(id);
    out.number(id);
    out.append(words.ofTitle(id)).append(any(JOINTS, random));
    out.append(any(QUALITIES, random)).append(" ").text(any(THINGS, random));
    out.number(books.author(id)).date(published);
    out.append(any(QUALITIES, random)).append(" ").append(any(THINGS, random));
    out.text(any(HOUSES, random));
    out.text(Subject.values()[random.below(Subject.values().length)].label());
    prose.append(out, random, random.between(100, 500));
    out.separate();
    books.related(id).forEach(out::number);
    out.text(BookPictures.thumbnail(id)).text(BookPictures.image(id));
    out.cents(books.listPrice(id).cents()).cents(books.price(id).cents());
    out.date(published + random.between(1, MOST_DAYS_TO_SALE)).number(books.stock(id));
    out.text(isbn(random)).number(random.between(20, 9_999)).text(any(BACKINGS, random));
    out.text(size(random) + "x" + size(random) + "x" + size(random)).endRow();
  }

  /** Thirteen digits, the last of which checks the others: they count once and thrice in turn. */
  static String isbn(RowRandom random) {
    String digits = ISBN_PREFIX + PseudoWords.digits(random, 9, 9);
    int sum = 0;
    for (int i = 0; i < digits.length(); i++) {
      sum += (digits.charAt(i) - '0') * (i % 2 == 0 ? 1 : 3);
    }
    return digits + Math.floorMod(-sum, 10);
  }

  private static Money size(RowRandom random) {
    return new Money(random.between(1, MOST_SIZE));
  }

  private static String any(List<String> texts, RowRandom random) {
    return texts.get(random.below(texts.size()));
  }
}
