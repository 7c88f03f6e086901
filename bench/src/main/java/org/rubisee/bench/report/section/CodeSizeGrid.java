package org.rubisee.bench.report.section;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rubisee.bench.report.html.Grid;

/**
 * The tables of {@code docs/code-size.md}: classes and lines of each implementation, in the paper
 * and here.
 */
final class CodeSizeGrid {
  private static final String PAGE = "/org/rubisee/bench/report/code-size.md";

  private CodeSizeGrid() {}

  /** The tables as they were when this program was built; empty if there were none. */
  static List<Grid> bundled() {
    try (InputStream page = CodeSizeGrid.class.getResourceAsStream(PAGE)) {
      return page == null ? List.of() : of(new String(page.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(PAGE + " cannot be read from the program", e);
    }
  }

  /** The tables of a page in Markdown. */
  static List<Grid> of(String markdown) {
    List<Grid> grids = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    for (String line : (markdown + "\n.").lines().toList()) {
      if (line.startsWith("|")) {
        rows.add(cells(line));
      } else if (!rows.isEmpty()) {
        Grid grid = new Grid(1, rows.get(0));
        rows.stream().skip(2).forEach(grid::row);
        grids.add(grid);
        rows.clear();
      }
    }
    return grids;
  }

  private static List<String> cells(String line) {
    return Arrays.stream(line.substring(1, line.lastIndexOf('|')).split("\\|"))
        .map(cell -> cell.strip().replace("`", ""))
        .toList();
  }
}
