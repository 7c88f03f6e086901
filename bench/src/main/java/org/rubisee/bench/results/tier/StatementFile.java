package org.rubisee.bench.results.tier;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.settings.Text;

/** {@code statements.csv} in the folder of a profiled trial: what each statement cost. */
public final class StatementFile {

  private static final String NAME = "statements.csv";
  private static final String HEADER =
      "calls,cpu_seconds,elapsed_seconds,rows_examined,rows_sent,statement\n";
  private static final int COLUMNS = 6;

  private StatementFile() {}

  /** Writes it over an older one. */
  public static void write(Path trialFolder, List<StatementCost> statements) throws IOException {
    StringBuilder csv = new StringBuilder(HEADER);
    for (StatementCost cost : statements) {
      csv.append(
          Text.of(
              "%d,%.6f,%.6f,%d,%d,%s\n",
              cost.calls(),
              cost.cpuSeconds(),
              cost.elapsedSeconds(),
              cost.rowsExamined(),
              cost.rowsSent(),
              quoted(cost.statement())));
    }
    Files.writeString(trialFolder.resolve(NAME), csv);
  }

  /** Reads it; empty for a trial whose statements were not counted. */
  public static List<StatementCost> read(Path trialFolder) throws IOException {
    return GrowingTable.rows(trialFolder.resolve(NAME), COLUMNS, StatementFile::cost);
  }

  private static String quoted(String statement) {
    return '"' + statement.replace("\"", "\"\"").replace('\n', ' ') + '"';
  }

  private static StatementCost cost(String[] cells) {
    String text = cells[5];
    return new StatementCost(
        text.replaceAll("^\"|\"$", "").replace("\"\"", "\""),
        Long.parseLong(cells[0]),
        Double.parseDouble(cells[1]),
        Double.parseDouble(cells[2]),
        Long.parseLong(cells[3]),
        Long.parseLong(cells[4]));
  }
}
