package org.rubisee.schema.rows;

import java.util.List;

/**
 * The rows of a small table: its id from a first one, then one field.
 *
 * @param table the table
 * @param columns its columns
 * @param firstId the first id
 * @param fields what follows the ids
 */
public record FixedRows(String table, String columns, int firstId, List<String> fields)
    implements TableRows {

  @Override
  public int sources() {
    return fields.size();
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    for (int row = from; row < to; row++) {
      out.number(firstId + row).text(fields.get(row)).endRow();
    }
  }
}
