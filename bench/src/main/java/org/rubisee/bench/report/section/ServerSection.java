package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.bench.results.tier.Footprint.Moment;
import org.rubisee.bench.results.tier.StartedSite;

/**
 * What the servers of each configuration take beside processor time, and what cannot be equal
 * between them.
 *
 * @param configurations in the order of the report
 * @param starts of their servers
 * @param differences what is a server's own, by server and subject; empty if all have the same
 */
public record ServerSection(
    List<Configuration> configurations,
    List<StartedSite> starts,
    Map<String, Map<String, String>> differences) {

  private static final double MIB = 1 << 20;

  /** A configuration with all starts of its servers. */
  private record Row(Configuration site, List<Footprint> starts) {

    /** Median and range over the starts of which the time is known. */
    String startUp() {
      double[] seconds = known(Footprint::startSeconds);
      return seconds.length < 2
          ? Numbers.of(median(seconds))
          : Numbers.of(median(seconds))
              + " ("
              + Numbers.of(seconds[0])
              + " to "
              + Numbers.of(seconds[seconds.length - 1])
              + ")";
    }

    double resident(Moment moment) {
      return mebibytes(start -> bytes(start.resident(moment)));
    }

    double mebibytes(ToDoubleFunction<Footprint> bytes) {
      return median(known(bytes)) / MIB;
    }

    private double[] known(ToDoubleFunction<Footprint> value) {
      return starts.stream().mapToDouble(value).filter(one -> one > 0).sorted().toArray();
    }

    private static double bytes(OptionalLong read) {
      return read.isPresent() ? read.getAsLong() : 0;
    }

    private static double median(double[] sorted) {
      int middle = sorted.length / 2;
      return sorted.length == 0
          ? Double.NaN
          : sorted.length % 2 == 1
              ? sorted[middle]
              : DoubleStream.of(sorted[middle - 1], sorted[middle]).average().orElseThrow();
    }
  }

  /** What stands below the heading; nothing if nothing is known. */
  public List<DomContent> body() {
    List<DomContent> body = new ArrayList<>();
    List<Row> rows = rows();
    if (!rows.isEmpty()) {
      body.add(
          p(
              "Start-up is the time from the start of the first process of a site to the first page"
                  + " from the database. Memory is the main memory in use by all processes of the"
                  + " web and the application tier. A cell is the median over all starts, with the"
                  + " range of the start-up in brackets."));
      body.add(table(rows).of(rows));
      body.add(
          p(
              "Under load, a Java heap of fixed size fills up, so memory at rest and after load says"
                  + " how much heap a site used, not how much it needs. A dash stands for a program"
                  + " that was not downloaded as one file: its parts take about as much as the"
                  + " program."));
    }
    if (!differences.isEmpty()) {
      body.add(p("What cannot be equal between the servers of these sites:"));
      body.add(bySubject().of(subjects()));
    }
    return body;
  }

  private List<Row> rows() {
    return configurations.stream()
        .map(
            site ->
                new Row(
                    site,
                    starts.stream()
                        .filter(start -> start.configuration().equals(site.name()))
                        .map(StartedSite::footprint)
                        .toList()))
        .filter(row -> row.starts().stream().anyMatch(start -> start.startSeconds() > 0))
        .toList();
  }

  private static Table<Row> table(List<Row> rows) {
    Table<Row> table =
        new Table<Row>()
            .words("Site", row -> row.site().title())
            .column("start-up s", Row::startUp)
            .count("starts", row -> row.starts().size())
            .number("memory after the start MiB", row -> row.resident(Moment.STARTED));
    if (rows.stream().anyMatch(row -> row.resident(Moment.REST) > 0)) {
      table.number("warm, at rest MiB", row -> row.resident(Moment.REST));
    }
    return table
        .number("after load MiB", row -> row.resident(Moment.LOADED))
        .number("download MiB", row -> row.mebibytes(Footprint::downloadBytes))
        .number("program MiB", row -> row.mebibytes(Footprint::programBytes));
  }

  private Table<String> bySubject() {
    Table<String> table = new Table<String>().words("Subject", subject -> subject);
    differences.forEach(
        (server, own) -> table.words(server, subject -> own.getOrDefault(subject, "–")));
    return table.wrapping();
  }

  private List<String> subjects() {
    return differences.values().stream()
        .flatMap(own -> own.keySet().stream())
        .distinct()
        .sorted()
        .toList();
  }
}
