package org.rubisee.contract.golden;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Page;

/**
 * What a session on the site left: the pages it saw and the rows it changed, written so that two
 * implementations can be compared byte by byte and a difference can be read.
 *
 * <p>Pages are compared less the context path, the generated-in line, what was chosen by chance,
 * and the tickets, which are numbered in the order of their first appearance.
 */
public final class SessionRecord {

  private static final ApplicationUnderTest APPLICATION = ApplicationUnderTest.ofThisSuite();

  private static final Pattern GENERATED = Pattern.compile("<p id=generated>[^<]*</p>");
  private static final Pattern TICKET = Pattern.compile("\\b[0-9a-f]{32,}\\b");
  private static final int LINE_WIDTH = 110;

  private final String contextPath;
  private final Database database;
  private final Map<String, Set<String>> rowsBefore = new LinkedHashMap<>();
  private final Map<String, Integer> tickets = new LinkedHashMap<>();
  private final List<String> lines = new ArrayList<>();

  /** Begins a record of what a customer does. */
  public SessionRecord(Customer customer, Database database) {
    this.contextPath = customer.site().getPath();
    this.database = database;
    for (String table : APPLICATION.comparedTables()) {
      rowsBefore.put(table, new HashSet<>(Snapshot.lines(Snapshot.rows(database, table))));
    }
  }

  /** Adds a page and all that a person reads on it. */
  public void addReadable(String title, Page page) {
    String normal = addLine(title, page);
    StringBuilder line = new StringBuilder("   ");
    for (String word : org.jsoup.Jsoup.parse(normal).body().text().split(" ")) {
      if (line.length() + word.length() > LINE_WIDTH) {
        lines.add(line.toString());
        line.setLength(3);
      }
      line.append(' ').append(word);
    }
    lines.add(line.toString());
  }

  /** Adds a page as one line with its digest; gives the page as it is compared. */
  public String addLine(String title, Page page) {
    String normal = normal(page.html());
    lines.add(
        String.format(
            Locale.ROOT,
            "%s -> %d %s %s",
            normal(title),
            page.status(),
            page.outcome(),
            Snapshot.digest(normal)));
    return normal;
  }

  /** Ends the record with the state of the database. */
  public List<String> end() {
    Snapshot.of(database)
        .digests()
        .forEach((table, digest) -> lines.add("table " + table + ": " + digest));
    for (String table : APPLICATION.comparedTables()) {
      for (String row : Snapshot.lines(Snapshot.rows(database, table))) {
        if (!rowsBefore.get(table).contains(row)) {
          lines.add("changed " + table + " " + row.replace("\n", "\\n"));
        }
      }
    }
    return lines;
  }

  private String normal(String html) {
    String same =
        GENERATED
            .matcher(APPLICATION.withoutChance(html).replace(contextPath, "/site/"))
            .replaceAll("<p id=generated></p>");
    return TICKET.matcher(same).replaceAll(this::numbered);
  }

  private String numbered(java.util.regex.MatchResult ticket) {
    return Matcher.quoteReplacement(
        "ticket-" + tickets.computeIfAbsent(ticket.group(), unused -> tickets.size() + 1));
  }
}
