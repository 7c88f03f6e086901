package org.rubisee.bench.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.results.ImplementationTitle;
import org.rubisee.bench.results.JudgedTrial;
import org.rubisee.bench.results.LawAudit;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.TrialPoint;

/** A run as the report looks at it: trials gathered into points. */
final class ReportModel {
  /** Throughput below this share of N/Z shows that the system is what limits it. */
  private static final double NEAR_CEILING = 0.9;

  /** Throughput above this share of N/Z is set by the clients alone. */
  private static final double SET_BY_CLIENTS = 0.95;

  private final Run run;
  private final List<JudgedTrial> trials;

  ReportModel(Run run, List<JudgedTrial> trials) {
    this.run = run;
    this.trials = List.copyOf(trials);
  }

  Run run() {
    return run;
  }

  List<JudgedTrial> trials() {
    return trials;
  }

  /** The implementations of which there is a trial, in the order of the plan. */
  List<ImplementationTitle> implementations() {
    return run.plan().implementations().stream()
        .filter(i -> trials.stream().anyMatch(t -> point(t).implementation().equals(i.name())))
        .toList();
  }

  /** The class of an implementation's colour; it belongs to the implementation, not to its rank. */
  String styleOf(ImplementationTitle implementation) {
    return "i" + (1 + run.plan().implementations().indexOf(implementation) % 6);
  }

  /** The mixes of which there is a trial, in the order of the plan. */
  List<String> mixes() {
    return run.plan().mixes().stream()
        .filter(mix -> trials.stream().anyMatch(t -> point(t).mix().equals(mix)))
        .toList();
  }

  /** The points of an implementation in a mix, by ascending clients. */
  List<LoadPoint> points(ImplementationTitle implementation, String mix) {
    List<LoadPoint> points = new ArrayList<>();
    for (int clients : run.plan().clients()) {
      List<JudgedTrial> here =
          trials.stream()
              .filter(t -> point(t).implementation().equals(implementation.name()))
              .filter(t -> point(t).mix().equals(mix) && point(t).clients() == clients)
              .toList();
      if (!here.isEmpty()) {
        points.add(new LoadPoint(implementation.name(), mix, clients, here));
      }
    }
    return points;
  }

  Optional<LoadPoint> point(ImplementationTitle implementation, String mix, int clients) {
    return points(implementation, mix).stream().filter(p -> p.clients() == clients).findFirst();
  }

  /** All points, implementation by implementation. */
  List<LoadPoint> points(String mix) {
    return implementations().stream().flatMap(i -> points(i, mix).stream()).toList();
  }

  /**
   * The load at which implementations are compared page by page: the largest at which none of them
   * is saturated, else the smallest.
   */
  int referenceClients(String mix) {
    List<Integer> counts =
        points(mix).stream().map(LoadPoint::clients).distinct().sorted().toList();
    return counts.stream()
        .filter(
            clients ->
                points(mix).stream()
                    .filter(p -> p.clients() == clients)
                    .allMatch(p -> shareOfCeiling(p) >= NEAR_CEILING))
        .max(Comparator.naturalOrder())
        .orElse(counts.get(0));
  }

  /** The points at the load of comparison. */
  List<LoadPoint> reference(String mix) {
    int clients = referenceClients(mix);
    return points(mix).stream().filter(p -> p.clients() == clients).toList();
  }

  /** The point with the highest throughput among those that count; all if none does. */
  Optional<LoadPoint> peak(ImplementationTitle implementation, String mix) {
    List<LoadPoint> points = points(implementation, mix);
    boolean anyValid = points.stream().anyMatch(LoadPoint::isValid);
    return points.stream()
        .filter(point -> point.isValid() || !anyValid)
        .max(Comparator.comparingDouble(point -> point.throughput().mean()));
  }

  /** Throughput as a share of N/Z. */
  double shareOfCeiling(LoadPoint point) {
    double ceiling = LawAudit.of(point.first(), run.plan().workload()).ceiling();
    return point.throughput().mean() / ceiling;
  }

  /** Whether the servers answered all that the clients asked for. */
  boolean keepsUp(LoadPoint point) {
    return shareOfCeiling(point) > SET_BY_CLIENTS;
  }

  String titleOf(LoadPoint point) {
    return run.plan().titleOf(point.implementation());
  }

  private static TrialPoint point(JudgedTrial judged) {
    return judged.trial().point();
  }
}
