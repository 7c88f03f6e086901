package org.rubisee.bench.fault;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.rubisee.emulator.record.RequestLog;
import org.rubisee.measurement.Outcome;
import org.rubisee.schema.StoredWrite;

/**
 * Compares the emulator's log of writes with the rows that a trial left. Each acknowledged write
 * must be a row, and each new row must have been attempted. Equal writes are counted.
 */
final class WriteCheck {

  private static final int CELLS = 5;

  /**
   * What was found.
   *
   * @param attempted writes that were sent
   * @param acknowledged writes whose page came
   * @param stored new rows
   * @param lost acknowledged writes without a row
   * @param foreign new rows that nobody attempted
   * @param isLogComplete whether the log of attempts is whole; otherwise foreign rows are not known
   * @param examples some of the lost and foreign ones, in words
   */
  record Finding(
      int attempted,
      int acknowledged,
      int stored,
      int lost,
      int foreign,
      boolean isLogComplete,
      List<String> examples) {

    boolean isWell() {
      return lost == 0 && (foreign == 0 || !isLogComplete);
    }
  }

  private final Map<StoredWrite, Long> lastIds;

  private WriteCheck(Map<StoredWrite, Long> lastIds) {
    this.lastIds = lastIds;
  }

  /**
   * Remembers which rows are there before the load.
   *
   * @param kinds of each kind of write that is compared: the fields of its form, and its rows
   */
  static WriteCheck before(Connection database, List<StoredWrite> kinds) throws SQLException {
    Map<StoredWrite, Long> lastIds = new LinkedHashMap<>();
    for (StoredWrite kind : kinds) {
      String sql = "SELECT COALESCE(MAX(" + kind.key() + "), 0) FROM " + kind.table();
      try (Statement statement = database.createStatement();
          ResultSet row = statement.executeQuery(sql)) {
        row.next();
        lastIds.put(kind, row.getLong(1));
      }
    }
    return new WriteCheck(lastIds);
  }

  /**
   * Compares.
   *
   * @param folder where the emulator's log is
   * @param isLogComplete whether the emulator could write all of it
   */
  Finding after(Connection database, Path folder, boolean isLogComplete)
      throws SQLException, IOException {
    return compare(log(folder, lastIds.keySet()), rows(database), isLogComplete);
  }

  /**
   * The writes of a log.
   *
   * @param attempted how often each write was sent
   * @param acknowledged how often each was answered with its page
   */
  record Log(Map<String, Integer> attempted, Map<String, Integer> acknowledged) {}

  static Finding compare(Log log, Map<String, Integer> rows, boolean isLogComplete) {
    List<String> examples = new ArrayList<>();
    int lost = excess(log.acknowledged(), rows, "acknowledged, but no row: ", examples);
    int foreign =
        isLogComplete ? excess(rows, log.attempted(), "a row, but not sent: ", examples) : 0;
    return new Finding(
        sum(log.attempted()),
        sum(log.acknowledged()),
        sum(rows),
        lost,
        foreign,
        isLogComplete,
        List.copyOf(examples));
  }

  private static int excess(
      Map<String, Integer> some, Map<String, Integer> all, String words, List<String> examples) {
    int excess = 0;
    for (Map.Entry<String, Integer> one : some.entrySet()) {
      int more = one.getValue() - all.getOrDefault(one.getKey(), 0);
      if (more > 0) {
        excess += more;
        examples.add(words + one.getKey());
      }
    }
    return excess;
  }

  private static int sum(Map<String, Integer> counts) {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /**
   * Reads a log. A line that was cut off is left out: its request was not sent. Writes of other
   * kinds are left out, too: they change rows, and add none.
   */
  static Log log(Path folder, Collection<StoredWrite> kinds) throws IOException {
    Map<String, StoredWrite> byInteraction =
        kinds.stream().collect(Collectors.toMap(StoredWrite::interaction, kind -> kind));
    Map<String, String> byNumber = new HashMap<>();
    Map<String, Integer> attempted = new LinkedHashMap<>();
    Map<String, Integer> acknowledged = new LinkedHashMap<>();
    String text = Files.readString(folder.resolve(RequestLog.WRITES));
    for (String line : text.substring(0, text.lastIndexOf('\n') + 1).lines().skip(1).toList()) {
      String[] cells = line.split(",", CELLS);
      StoredWrite kind = cells.length == CELLS ? byInteraction.get(cells[3]) : null;
      if (kind == null) {
        continue;
      }
      if (cells[2].equals(RequestLog.SENT)) {
        byNumber.put(cells[1], key(kind, fields(cells[4])));
        attempted.merge(byNumber.get(cells[1]), 1, Integer::sum);
      } else if (cells[2].equals(Outcome.OK.label()) && byNumber.containsKey(cells[1])) {
        acknowledged.merge(byNumber.get(cells[1]), 1, Integer::sum);
      }
    }
    return new Log(attempted, acknowledged);
  }

  private static String key(StoredWrite kind, Map<String, String> form) {
    StringJoiner key = new StringJoiner(" ");
    key.add(kind.interaction());
    kind.fields().forEach(field -> key.add(number(form.getOrDefault(field, ""))));
    return key.toString();
  }

  private static Map<String, String> fields(String form) {
    Map<String, String> fields = new HashMap<>();
    for (String field : form.split("&")) {
      String[] pair = field.split("=", 2);
      fields.putIfAbsent(
          pair[0], pair.length < 2 ? "" : URLDecoder.decode(pair[1], StandardCharsets.UTF_8));
    }
    return fields;
  }

  /** 12, 12.0 and 12.00 are the same amount. */
  private static String number(String text) {
    return text.matches("-?\\d{1,12}\\.\\d+") ? text.replaceAll("\\.?0+$", "") : text;
  }

  private Map<String, Integer> rows(Connection database) throws SQLException {
    Map<String, Integer> rows = new LinkedHashMap<>();
    for (StoredWrite kind : lastIds.keySet()) {
      String sql =
          "SELECT " + kind.columns() + " FROM " + kind.table() + " WHERE " + kind.key() + " > ?";
      try (PreparedStatement statement = database.prepareStatement(sql)) {
        statement.setLong(1, lastIds.get(kind));
        try (ResultSet row = statement.executeQuery()) {
          while (row.next()) {
            StringJoiner key = new StringJoiner(" ");
            key.add(kind.interaction());
            for (int i = 1; i <= kind.fields().size(); i++) {
              key.add(number(row.getString(i)));
            }
            rows.merge(key.toString(), 1, Integer::sum);
          }
        }
      }
    }
    return rows;
  }
}
