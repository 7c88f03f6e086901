package org.rubisee.bookstore.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.List;
import org.rubisee.bookstore.model.Draw;
import org.rubisee.bookstore.model.Promotion;
import org.rubisee.bookstore.model.SearchRequest;

/** Shows promotions: two queries. */
@Stateless
@Remote(SearchRequest.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class SearchRequestBean extends JpaBean implements SearchRequest {

  @Override
  public List<Promotion> searchRequest(Draw draw) {
    return queries().promotions(draw);
  }
}
