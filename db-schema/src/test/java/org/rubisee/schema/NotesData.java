package org.rubisee.schema;

import java.sql.Connection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.schema.rows.FixedRows;
import org.rubisee.schema.rows.TableRows;

/** The data of an application with one table. */
public final class NotesData implements ApplicationData {

  static final String NAME = "notes";
  static final Scale TINY = scale(3, 2);

  static Scale scale(int users, int items) {
    Map<String, Integer> rows = new LinkedHashMap<>();
    rows.put(Scale.USERS, users);
    rows.put(Scale.ITEMS, items);
    return new Scale(rows);
  }

  @Override
  public String application() {
    return NAME;
  }

  @Override
  public Schema schema() {
    return new Schema(
        List.of("notes"),
        List.of("CREATE TABLE notes (id INT, text TEXT)"),
        "notes",
        Map.of(Schema.TODAY, List.of(), "none", List.of()));
  }

  @Override
  public Sizes sizes() {
    return new Sizes(
        List.of(new Quantity(Scale.USERS, 1_000, 2), new Quantity(Scale.ITEMS, 40, 1)),
        TINY,
        scale -> scale.items() / 8.0);
  }

  @Override
  public Content content(DataPlan plan) {
    return new Content() {
      @Override
      public List<TableRows> rows() {
        return List.of(new FixedRows("notes", "id, text", 1, List.of("one", "two")));
      }

      @Override
      public List<LoadedTable> writtenTables() {
        return List.of(LoadedTable.counted(Key.id("notes"), 2));
      }

      @Override
      public int restoreChanged(Connection connection) {
        return 0;
      }
    };
  }

  @Override
  public List<StoredWrite> writes() {
    return List.of(new StoredWrite("StoreNote", List.of("text"), "notes", "id", "text"));
  }

  @Override
  public Key pricedRow() {
    return Key.id("notes");
  }

  @Override
  public FaultStatements faults() {
    return new FaultStatements("SELECT 1", "SELECT 1", "SELECT id FROM notes FOR UPDATE");
  }

  @Override
  public AuditPlan audit(Optional<DataPlan> plan) {
    return new AuditPlan(List.of(), List.of(), List.of(), List.of());
  }
}
