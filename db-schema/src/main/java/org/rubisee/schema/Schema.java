package org.rubisee.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tables of an application.
 *
 * @param tables the names of all tables, in the order in which they are shown
 * @param createTables the statements that create them
 * @param planTable the table whose comment remembers what was loaded
 * @param indexes the statements that create the secondary indices, by the name of the set; {@link
 *     #TODAY} is one of them
 */
public record Schema(
    List<String> tables,
    List<String> createTables,
    String planTable,
    Map<String, List<String>> indexes) {

  /** The indices that serve today's queries. */
  public static final String TODAY = "today";

  /** Makes it immutable. */
  public Schema {
    tables = List.copyOf(tables);
    createTables = List.copyOf(createTables);
    indexes = Collections.unmodifiableMap(new LinkedHashMap<>(indexes));
    if (!tables.contains(planTable)) {
      throw new IllegalArgumentException(planTable + " is none of the tables " + tables);
    }
  }

  /**
   * A schema with one set of indices.
   *
   * @param beside a class beside which the files {@code tables.sql} and {@code indexes.sql} are
   */
  public static Schema beside(Class<?> beside, List<String> tables, String planTable) {
    return new Schema(
        tables,
        SqlScript.statements(new ResourceText(beside, "tables.sql")),
        planTable,
        Map.of(TODAY, SqlScript.statements(new ResourceText(beside, "indexes.sql"))));
  }

  /**
   * The statements that create a set of indices.
   *
   * @throws IllegalArgumentException if there is no set of that name
   */
  public List<String> createIndexes(String set) {
    if (!indexes.containsKey(set)) {
      throw new IllegalArgumentException(
          "The indices are '" + String.join("' or '", indexes.keySet()) + "', not '" + set + "'");
    }
    return indexes.get(set);
  }
}
