package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.List;

/** A table in plain text: columns as wide as their widest cell. */
final class TextTable {

  private TextTable() {}

  static String of(List<String> heads, List<List<String>> rows) {
    List<List<String>> all = new ArrayList<>();
    all.add(heads);
    all.addAll(rows);
    int[] widths = new int[heads.size()];
    for (List<String> row : all) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (List<String> row : all) {
      StringBuilder line = new StringBuilder(" ");
      for (int column = 0; column < widths.length; column++) {
        line.append(' ').append(row.get(column));
        line.append(" ".repeat(widths[column] - row.get(column).length() + 1));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
