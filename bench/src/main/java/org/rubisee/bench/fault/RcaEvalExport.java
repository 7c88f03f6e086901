package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.bench.fault.site.TierWatch;
import org.rubisee.bench.results.DurableFile;
import org.rubisee.bench.results.ResultsJson;

/**
 * Writes trials in the layout of RCAEval (Pham and others, WWW 2025), so that its baselines for the
 * analysis of root causes run on them: one folder {@code SERVICE_FAULT/INSTANCE} per trial, below
 * that of its site if there are several, with {@code data.csv}, {@code simple_data.csv}, {@code
 * metrics.json} and {@code inject_time.txt}. Columns are {@code time} and {@code SERVICE_METRIC},
 * one line per second.
 */
final class RcaEvalExport {

  /** The folder in that of the run. */
  static final String FOLDER = "rcaeval";

  private static final int MILLIS_PER_SECOND = 1000;
  private static final int TIER_CELLS = 5;
  private static final List<String> SIMPLE = List.of("time", "_cpu", "_mem", "_latency", "_error");

  private final Path run;
  private final List<FaultPlan.Planned> trials;

  /**
   * An export.
   *
   * @param run the folder of the run
   * @param trials all that are planned: they decide the numbers of the instances, so that each
   *     trial has the same one whenever it is run
   */
  RcaEvalExport(Path run, List<FaultPlan.Planned> trials) {
    this.run = run;
    this.trials = List.copyOf(trials);
  }

  /** Where a trial with a fault is exported to. */
  Path folderOf(FaultPlan.Planned trial) {
    String name = name(trial);
    long instance =
        trials.stream()
            .filter(other -> other.number() <= trial.number())
            .filter(other -> other.fault().isPresent() && name(other).equals(name))
            .filter(other -> site(other).equals(site(trial)))
            .count();
    return folderOf(site(trial)).resolve(name).resolve(Long.toString(instance));
  }

  /** The cases of a site: a folder of its own if there are several sites. */
  private Path folderOf(String site) {
    Path all = run.resolve(FOLDER);
    return trials.stream().map(RcaEvalExport::site).distinct().count() == 1
        ? all
        : all.resolve(site);
  }

  private static String site(FaultPlan.Planned trial) {
    return trial.configuration().name();
  }

  private static String name(FaultPlan.Planned trial) {
    Fault fault = trial.fault().orElseThrow();
    return fault.place() + "_" + fault.kind().label();
  }

  /** Writes a trial, unless it is a control or did not come to its fault. */
  void add(FaultPlan.Planned trial, FaultRecord record) throws IOException {
    Map<Long, Map<String, Double>> seconds = seconds(run.resolve("trials").resolve(trial.folder()));
    if (record.firstMillis().isPresent() && !seconds.isEmpty()) {
      write(
          Files.createDirectories(folderOf(trial)),
          seconds,
          record.firstMillis().getAsLong() / MILLIS_PER_SECOND);
    }
  }

  /** Metrics by second: those of the tiers' processes, and what customers see of the web tier. */
  static Map<Long, Map<String, Double>> seconds(Path trial) throws IOException {
    Map<Long, Map<String, Double>> seconds = new TreeMap<>();
    if (!Files.exists(trial.resolve(TierWatch.FILE))) {
      return seconds;
    }
    Files.readAllLines(trial.resolve(TierWatch.FILE)).stream()
        .skip(1)
        .map(line -> line.split(","))
        .filter(cells -> cells.length == TIER_CELLS)
        .forEach(
            cells -> {
              Map<String, Double> second =
                  seconds.computeIfAbsent(Long.valueOf(cells[0]), k -> new LinkedHashMap<>());
              second.put(cells[1] + "_cpu", Double.valueOf(cells[2]));
              second.put(cells[1] + "_mem", Double.valueOf(cells[3]));
              second.put(cells[1] + "_threads", Double.valueOf(cells[4]));
            });
    Map<Long, RequestSeries.Second> seen =
        RequestSeries.ofTrial(trial).seconds().stream()
            .collect(Collectors.toMap(RequestSeries.Second::epochSecond, one -> one));
    seconds.forEach(
        (time, second) -> {
          RequestSeries.Second pages =
              seen.getOrDefault(time, new RequestSeries.Second(time, 0, 0, 0, 0));
          second.put("web_load", (double) pages.good() + pages.bad());
          second.put("web_error", (double) pages.bad());
          second.put("web_latency", pages.meanMillis() / MILLIS_PER_SECOND);
        });
    return seconds;
  }

  private static void write(Path folder, Map<Long, Map<String, Double>> seconds, long injected)
      throws IOException {
    List<String> columns = new ArrayList<>(List.of("time"));
    seconds.values().stream()
        .flatMap(second -> second.keySet().stream())
        .distinct()
        .sorted()
        .forEach(columns::add);
    write(folder.resolve("data.csv"), csv(columns, seconds));
    List<String> simple =
        columns.stream().filter(column -> SIMPLE.stream().anyMatch(column::endsWith)).toList();
    write(folder.resolve("simple_data.csv"), csv(simple, seconds));
    write(folder.resolve("inject_time.txt"), injected + "\n");
    new ResultsJson().write(folder.resolve("metrics.json"), series(columns, seconds));
  }

  private static void write(Path file, String content) throws IOException {
    DurableFile.write(file, content.getBytes(StandardCharsets.UTF_8));
  }

  private static String csv(List<String> columns, Map<Long, Map<String, Double>> seconds) {
    StringBuilder csv = new StringBuilder(String.join(",", columns)).append('\n');
    seconds.forEach(
        (time, second) -> {
          csv.append(time);
          columns.stream()
              .skip(1)
              .forEach(
                  column ->
                      csv.append(
                          String.format(Locale.ROOT, ",%.6f", second.getOrDefault(column, 0.0))));
          csv.append('\n');
        });
    return csv.toString();
  }

  private static Map<String, List<List<Number>>> series(
      List<String> columns, Map<Long, Map<String, Double>> seconds) {
    Map<String, List<List<Number>>> series = new LinkedHashMap<>();
    for (String column : columns.subList(1, columns.size())) {
      List<List<Number>> points = new ArrayList<>();
      seconds.forEach(
          (time, second) -> points.add(List.of(time, second.getOrDefault(column, 0.0))));
      series.put(column, points);
    }
    return series;
  }
}
