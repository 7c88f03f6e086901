package org.rubisee.bench.code;

import java.util.ArrayList;
import java.util.List;

/** The code of all implementations side by side, as the paper's table 1 has it. */
public final class CodeTable {

  private static final List<String> HEAD =
      List.of(
          "implementation",
          "own, web tier",
          "own, beans",
          "own descriptors",
          "shared, web tier",
          "shared, beans");

  private CodeTable() {}

  /** For a page of the documentation: classes and lines of each. */
  public static String markdown(List<ImplementationCode> codes) {
    StringBuilder table = new StringBuilder();
    appendRow(table, HEAD);
    table.append("|---|").append("--:|".repeat(HEAD.size() - 1)).append('\n');
    codes.forEach(code -> appendRow(table, cells(code)));
    return table.toString();
  }

  private static List<String> cells(ImplementationCode code) {
    List<String> cells = new ArrayList<>();
    cells.add(code.implementation());
    cells.add(inWords(code.web()));
    cells.add(inWords(code.beans()));
    cells.add(code.descriptors().lines() + " lines");
    cells.add(inWords(code.sharedWeb()));
    cells.add(inWords(code.sharedBeans()));
    return cells;
  }

  private static String inWords(CodeSize size) {
    return size.equals(CodeSize.NONE)
        ? "-"
        : size.classes()
            + (size.classes() == 1 ? " class, " : " classes, ")
            + size.lines()
            + " lines";
  }

  private static void appendRow(StringBuilder table, List<String> cells) {
    table.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }
}
