package org.rubisee.bench.report.section;

import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.model.NodesOverTime;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.results.Trial;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.LoadSpec;

/** The load of a trial over time, where it is no closed loop with a fixed number of clients. */
final class ArrivalPlots {

  private static final String KUBERNETES = "kubernetes";

  private ArrivalPlots() {}

  /** What was offered, how many clients were there, and nodes in use. */
  static List<Figure> of(ReportModel model, Trial trial) {
    LoadSpec load = model.run().plan().load();
    List<Figure> plots = new ArrayList<>();
    if (load.arrivals().hasFixedClients()) {
      return plots;
    }
    String id = trial.point().folderName();
    boolean arrives = trial.client().arrivals().total() > 0;
    if (arrives) {
      String what = load.arrivals().mode() == ArrivalMode.OPEN ? "interactions" : "sessions";
      plots.add(
          TimeSection.plot(
                  trial, new String[] {"Arrivals", what + " per second"}, curves(trial, load))
              .figure(
                  "time-arrivals-" + id, "Arrivals that are not offered found all clients busy."));
    }
    String who = arrives ? "Sessions in progress" : "Clients";
    plots.add(
        TimeSection.plot(
                trial,
                new String[] {who, "at the end of each second"},
                List.of(
                    TimeSection.curve(
                        "clients", "time-1", trial, second -> second.counts().clients())))
            .figure("time-clients-" + id, ""));
    if (!trial.nodeChanges().isEmpty()) {
      plots.add(
          TimeSection.plot(trial, new String[] {"Web nodes", "that get requests"}, nodes(trial))
              .figure(
                  "time-nodes-" + id, decider(load) + idleNodes(model.run().plan().topology())));
    }
    return plots;
  }

  private static List<LinePlot.Curve> nodes(Trial trial) {
    List<LinePlot.Curve> curves = new ArrayList<>();
    List<LinePlot.Point> asked = NodesOverTime.steps(NodesOverTime.asked(trial));
    if (!asked.isEmpty()) {
      curves.add(new LinePlot.Curve("asked for", "time-1", asked, false));
    }
    curves.add(
        new LinePlot.Curve(
            "in use", "web", NodesOverTime.steps(NodesOverTime.inUse(trial)), false));
    return curves;
  }

  private static String decider(LoadSpec load) {
    return load.nodes().schedule().isEmpty()
        ? "Set by an autoscaler."
        : "By the schedule "
            + load.nodes().schedule()
            + "; its second 0 is the beginning of the measured phase.";
  }

  /** In Kubernetes a node out of use is deleted. */
  private static String idleNodes(String topology) {
    return topology.equals(KUBERNETES)
        ? " Nodes out of use were deleted; further ones had to start."
        : " All nodes ran all the time; those out of use waited as warm standby.";
  }

  private static List<LinePlot.Curve> curves(Trial trial, LoadSpec load) {
    List<LinePlot.Curve> curves = new ArrayList<>();
    if (load.arrivals().mode() == ArrivalMode.OPEN) {
      curves.add(
          TimeSection.rate("answered", "time-1", trial, second -> second.counts().answered()));
    }
    curves.add(
        TimeSection.rate("offered", "web", trial, second -> second.counts().arrivals().offered()));
    if (trial.seconds().stream().anyMatch(s -> s.counts().arrivals().notOffered() > 0)) {
      curves.add(
          TimeSection.rate(
              "not offered", "bad", trial, second -> second.counts().arrivals().notOffered()));
    }
    return curves;
  }
}
