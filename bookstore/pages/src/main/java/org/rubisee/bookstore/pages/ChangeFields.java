package org.rubisee.bookstore.pages;

import java.util.List;
import org.rubisee.bookstore.model.BookChange;
import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.BookPictures;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.logic.Money;
import org.rubisee.pages.BadParameterException;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Parameters;

/**
 * What an administrator changes of a book.
 *
 * @param visit who changes it
 * @param ticket allows the change
 * @param bookId the book
 */
record ChangeFields(Visit visit, String ticket, int bookId) implements FormFields {
  private static final int MAX_PATH = 40;
  private static final String LINE = "required maxlength=40";

  /** The fields of a form that comes back. */
  static ChangeFields of(Parameters parameters) {
    return new ChangeFields(Visit.of(parameters), parameters.ticket(), parameters.id("book"));
  }

  @Override
  public List<Field> fields() {
    return List.of(BookstoreField.PRICE, BookstoreField.IMAGE, BookstoreField.THUMBNAIL);
  }

  @Override
  public String carriedParameters() {
    return visit.query();
  }

  @Override
  public void write(Form form) {
    write(form, "", "", "");
  }

  /** Writes the form, which begins with what the book has now. */
  void write(Form form, BookDetails book) {
    write(form, book.price().toString(), book.image(), book.thumbnail());
  }

  private void write(Form form, String price, String image, String thumbnail) {
    visit
        .hide(form.begin("AdminConfirm"))
        .hidden("book", bookId)
        .ticket(ticket)
        .line(BookstoreField.PRICE, "inputmode=decimal required maxlength=7", price)
        .line(BookstoreField.IMAGE, LINE, image)
        .line(BookstoreField.THUMBNAIL, LINE, thumbnail)
        .end("Change");
  }

  /** The change of a request. */
  static BookChange read(Parameters parameters) {
    String image = parameters.text("image", MAX_PATH);
    if (!BookPictures.isImage(image)) {
      throw new BadParameterException(
          "image", "a picture of the shop, as " + BookPictures.image(1));
    }
    String thumbnail = parameters.text("thumbnail", MAX_PATH);
    if (!BookPictures.isThumbnail(thumbnail)) {
      throw new BadParameterException(
          "thumbnail", "a small picture of the shop, as " + BookPictures.thumbnail(1));
    }
    return new BookChange(
        parameters.id("book"),
        parameters.money("price", Money.ZERO, BookstoreRules.MAX_PRICE),
        image,
        thumbnail);
  }
}
