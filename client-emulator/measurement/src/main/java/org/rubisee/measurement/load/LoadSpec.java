package org.rubisee.measurement.load;

import java.util.List;
import org.rubisee.application.Applications;
import org.rubisee.application.Mix;
import org.rubisee.measurement.NamedPart;
import org.rubisee.measurement.Phases;

/**
 * The load of a run: what each customer does in whichever mix, for how long, what brings customers
 * to the site, and who sends it. Mix, number of clients and seed belong to the parts of a run.
 *
 * @param application whose customers come; results before it name none
 * @param phases how long
 * @param matrices which set of matrices, and the behaviour that belongs to it
 * @param table a transition table in place of that of the set; results before it have none
 * @param pace how long customers think and stay
 * @param images what they fetch besides pages
 * @param arrivals what brings them to the site
 * @param processes how many emulator processes share the load, from 1
 * @param nodes the web nodes that it is for
 */
public record LoadSpec(
    String application,
    Phases phases,
    MatrixSet matrices,
    TableSpec table,
    Pace pace,
    ImageLoading images,
    ArrivalSpec arrivals,
    int processes,
    NodeSpec nodes) {

  /**
   * What brings customers to the site.
   *
   * @param mode what makes a customer send the next request
   * @param schedule clients of a closed loop, sessions or interactions per second over the measured
   *     phase, as the command line has it; empty: all clients of a closed loop, all the time
   * @param parts the parts of the measured phase that the schedule names, by time
   */
  public record ArrivalSpec(ArrivalMode mode, String schedule, List<NamedPart> parts) {

    /** Clients of a closed loop that are always there. */
    public static final ArrivalSpec CLOSED = new ArrivalSpec(ArrivalMode.CLOSED, "", List.of());

    private static final String CONSTANT = "constant:";

    /** Copies the list. */
    public ArrivalSpec {
      parts = List.copyOf(parts);
    }

    /** Whether the laws of closed systems hold: the number of clients is known and fixed. */
    public boolean hasFixedClients() {
      return isClosed() && schedule.isEmpty();
    }

    /** Whether the number of clients is known, even if it changes. */
    public boolean isClosed() {
      return mode == ArrivalMode.CLOSED;
    }

    /** Whether sessions or interactions arrive at a rate, however fast the site answers. */
    public boolean arrives() {
      return !isClosed();
    }

    /** Whether the load is not the same in all seconds of the measured phase. */
    public boolean changes() {
      return !schedule.isEmpty() && !schedule.startsWith(CONSTANT);
    }
  }

  /**
   * The web nodes that a load is for.
   *
   * @param schedule how many are in use over the measured phase, like {@code steps:0=1,120=2};
   *     empty: all of them
   */
  public record NodeSpec(String schedule) {

    /** All nodes, all the time. */
    public static final NodeSpec ALL = new NodeSpec("");

    private static final String NEXT_STEP = ",";

    /** Whether nodes come into use or go out of it in the measured phase. */
    public boolean changes() {
      return schedule.contains(NEXT_STEP);
    }
  }

  /** Results of earlier versions name neither application nor table. */
  public LoadSpec {
    application = application == null ? Applications.FIRST : application;
    table = table == null ? TableSpec.BUILT_IN : table;
  }

  /** Clients of a closed loop that are always there, with the papers' times. */
  public LoadSpec(String application, Phases phases, MatrixSet matrices, ImageLoading images) {
    this(
        application,
        phases,
        matrices,
        TableSpec.BUILT_IN,
        Pace.PAPER,
        images,
        ArrivalSpec.CLOSED,
        1,
        NodeSpec.ALL);
  }

  /**
   * A mix of its application.
   *
   * @throws IllegalArgumentException if there is no such application or mix
   */
  public Mix mix(String name) {
    return Applications.named(application).mix(name);
  }

  /** This load with the customers of another application. */
  public LoadSpec at(String newApplication) {
    return new LoadSpec(
        newApplication, phases, matrices, table, pace, images, arrivals, processes, nodes);
  }

  /** This load with customers of another pace. */
  public LoadSpec with(Pace newPace) {
    return new LoadSpec(
        application, phases, matrices, table, newPace, images, arrivals, processes, nodes);
  }

  /** This load with another transition table. */
  public LoadSpec with(TableSpec newTable) {
    return new LoadSpec(
        application, phases, matrices, newTable, pace, images, arrivals, processes, nodes);
  }

  /** This load with other arrivals. */
  public LoadSpec with(ArrivalSpec newArrivals) {
    return new LoadSpec(
        application, phases, matrices, table, pace, images, newArrivals, processes, nodes);
  }

  /** This load, shared by so many emulator processes. */
  public LoadSpec sharedBy(int newProcesses) {
    return new LoadSpec(
        application, phases, matrices, table, pace, images, arrivals, newProcesses, nodes);
  }

  /** This load for other web nodes. */
  public LoadSpec on(NodeSpec newNodes) {
    return new LoadSpec(
        application, phases, matrices, table, pace, images, arrivals, processes, newNodes);
  }
}
