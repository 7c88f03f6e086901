package org.rubisee.bookstore.pages;

import org.rubisee.bookstore.model.BookDetails;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.logic.RejectedException;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Shows a book. */
final class ProductDetailServlet extends BookstoreServlet {

  /** A servlet of this site. */
  ProductDetailServlet(BookstoreSite site) {
    super(site, Interaction.PRODUCT_DETAIL);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Visit visit = Visit.of(parameters);
    int bookId = parameters.id("book");
    BookDetails details = call(() -> useCases().productDetail().productDetail(bookId));
    return new ProductDetailPage(details, visit);
  }
}
