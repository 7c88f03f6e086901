package org.rubisee.bookstore.schema;

import java.util.List;
import java.util.Optional;
import org.rubisee.schema.AuditPlan;
import org.rubisee.schema.Check;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Key;
import org.rubisee.schema.Reference;
import org.rubisee.schema.ResourceText;
import org.rubisee.schema.SqlCheck;
import org.rubisee.settings.BusinessClock;

/**
 * What must hold: stocks, totals, payments, carts and customers ({@code audit.sql}), references,
 * and copies sold, so that an order that was stored without taking its books is found.
 */
final class BookstoreAudit {

  private static final String UNKNOWN_STOCK =
      "copies sold were not checked against the stock: the data was made elsewhere";

  private static final List<Reference> REFERENCES =
      List.of(
          reference(Keys.ADDRESS, "addr_co_id", Keys.COUNTRY),
          reference(Keys.CUSTOMER, "c_addr_id", Keys.ADDRESS),
          reference(Keys.ITEM, "i_a_id", Keys.AUTHOR),
          reference(Keys.ITEM, "i_related1", Keys.ITEM),
          reference(Keys.ITEM, "i_related2", Keys.ITEM),
          reference(Keys.ITEM, "i_related3", Keys.ITEM),
          reference(Keys.ITEM, "i_related4", Keys.ITEM),
          reference(Keys.ITEM, "i_related5", Keys.ITEM),
          reference(Keys.ORDER, "o_c_id", Keys.CUSTOMER),
          reference(Keys.ORDER, "o_bill_addr_id", Keys.ADDRESS),
          reference(Keys.ORDER, "o_ship_addr_id", Keys.ADDRESS),
          reference(Keys.ORDER_LINE, "ol_o_id", Keys.ORDER),
          reference(Keys.ORDER_LINE, "ol_i_id", Keys.ITEM),
          reference(Keys.PAYMENT, "cx_o_id", Keys.ORDER),
          reference(Keys.PAYMENT, "cx_co_id", Keys.COUNTRY),
          reference(Keys.CART_LINE, "scl_sc_id", Keys.CART),
          reference(Keys.CART_LINE, "scl_i_id", Keys.ITEM));

  private BookstoreAudit() {}

  static AuditPlan of(Optional<DataPlan> plan) {
    List<Check> generated = plan.<Check>map(StockCheck::new).stream().toList();
    return new AuditPlan(
        SqlCheck.ofScript(
            new ResourceText(BookstoreAudit.class, "audit.sql").text(), BusinessClock.LOAD_EPOCH),
        REFERENCES,
        generated,
        plan.isPresent() ? List.of() : List.of(UNKNOWN_STOCK));
  }

  private static Reference reference(Key rows, String column, Key target) {
    return new Reference(rows, column, List.of(target), false);
  }
}
