package org.rubisee.bookstore.schema;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.AuditPlan;
import org.rubisee.schema.Content;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.ResourceText;
import org.rubisee.schema.Scale;
import org.rubisee.schema.Schema;
import org.rubisee.schema.Sizes;
import org.rubisee.schema.SqlScript;

/** The data of the bookstore. */
public final class BookstoreData implements ApplicationData {

  /** The name of the application. */
  public static final String NAME = "bookstore";

  private static final List<String> TABLES =
      List.of(
          "country",
          "address",
          "customer",
          "author",
          "item",
          "orders",
          "order_line",
          "cc_xacts",
          "shopping_cart",
          "shopping_cart_line");

  /** Defaults for a scale of the bookstore. */
  public static DataPlan plan(Scale scale) {
    return DataPlan.of(NAME, scale);
  }

  @Override
  public String application() {
    return NAME;
  }

  @Override
  public Schema schema() {
    return new Schema(
        TABLES,
        statements("tables.sql"),
        "country",
        Map.of(Schema.TODAY, statements("indexes.sql")));
  }

  @Override
  public Sizes sizes() {
    return BookstoreScale.SIZES;
  }

  @Override
  public Content content(DataPlan plan) {
    return new BookstoreContent(plan);
  }

  @Override
  public AuditPlan audit(Optional<DataPlan> plan) {
    return BookstoreAudit.of(plan);
  }

  private static List<String> statements(String file) {
    return SqlScript.statements(new ResourceText(BookstoreData.class, file));
  }
}
