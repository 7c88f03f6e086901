package org.rubisee.probe;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.ArrayList;
import java.util.List;

/** Declared as session-beans declares the beans that read. */
@Stateless
@Remote(Echo.class)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class EchoBean implements Echo {

  @Override
  public List<Listing> list(int lines) {
    List<Listing> list = new ArrayList<>(lines);
    for (int number = 1; number <= lines; number++) {
      list.add(Listing.of(number));
    }
    return list;
  }
}
