package org.rubisee.bench.fault;

import java.util.List;
import org.rubisee.application.Application;

/** What can be made to fail, where, and what customers must notice of it. */
public enum FaultKind {
  /** The process ends at once, and is started again when the fault ends. */
  KILLED("kill -9 of its process", List.of("db", "app", "web"), 5, Effect.ERRORS),
  /** One of several servers of a tier ends at once, and is started again when the fault ends. */
  KILLED_NODE(
      "kill -9 of one of several servers of the tier", List.of("app"), 8, Effect.MAY_BE_UNSEEN),
  /** The process stands still. */
  PAUSED("SIGSTOP of its process", List.of("db", "app", "web"), 5, Effect.WAITS_OR_ERRORS),
  /** Each piece of bytes on the way to the tier is late. */
  SLOW_LINK(
      "each piece of bytes on the way to the tier and back waits 50 ms",
      List.of("db", "app"),
      8,
      Effect.slower(1.5)),
  /** Nothing gets to the tier or back until the fault ends. */
  STALLED_LINK(
      "no bytes pass on the way to the tier and back",
      List.of("db", "app"),
      6,
      Effect.WAITS_OR_ERRORS),
  /** Connections to the tier end, and new ones fail. */
  CUT_LINK("connections to the tier are reset", List.of("db", "app"), 6, Effect.ERRORS),
  /** Connections to the tier are open, but nothing arrives. */
  HALF_OPEN_LINK(
      "connections to the tier stay open, and bytes are lost",
      List.of("db", "app"),
      6,
      Effect.WAITS_OR_ERRORS),
  /** Somebody else has all connections that the database allows. */
  CONNECTIONS_TAKEN(
      "another program holds all connections that the database allows",
      List.of("db"),
      6,
      Effect.ERRORS),
  /** A transaction of somebody else holds the rows that most writes change. */
  ROWS_LOCKED(
      "another transaction holds the rows that most writes change",
      List.of("db"),
      8,
      Effect.WAITS_OR_ERRORS),
  /** No file of the tier can grow. */
  DISK_FULL(
      "a limit on the size of files stands for a full disk",
      List.of("db", "client"),
      6,
      Effect.ERRORS),
  /** Threads of another program want the processors of the machine. */
  CPU_TAKEN("busy threads of another program", List.of("host"), 10, Effect.slower(1.3)),
  /** A change of the schema makes pages slow. */
  BAD_RELEASE(
      "a release hides an index that many pages need", List.of("db"), 10, Effect.slower(1.5)),
  /** Further clients come, twice as many as there are, and leave; several times. */
  CROWD(
      "twice as many further clients as there are come and leave, several times",
      List.of("client"),
      70,
      new Effect(0.1, Double.POSITIVE_INFINITY, 1.3, List.of()));

  private final String cause;
  private final List<String> places;
  private final double seconds;
  private final Effect effect;

  FaultKind(String cause, List<String> places, double seconds, Effect effect) {
    this.cause = cause;
    this.places = places;
    this.seconds = seconds;
    this.effect = effect;
  }

  /** Its name in files, for example {@code half-open-link}. */
  public String label() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  /** What was done to the tier, in words. */
  public String cause() {
    return cause;
  }

  /** Where it can happen: labels of tiers, or {@code host} for the machine of all tiers. */
  public List<String> places() {
    return places;
  }

  /** How long it lasts, seconds; a process that is started again needs further time. */
  double seconds() {
    return seconds;
  }

  /** What customers must notice, in the interactions that the application names for it. */
  Effect effect(Application application) {
    return effect.on(application.concernedBy(label()));
  }

  /** When the site must be well again. */
  Recovery recovery() {
    return this == CROWD ? Recovery.OF_CROWD : Recovery.OF_FAULT;
  }

  /** Whether it happens on the way between two tiers. */
  boolean isOfLink() {
    return this == SLOW_LINK || this == STALLED_LINK || this == CUT_LINK || this == HALF_OPEN_LINK;
  }

  /** Whether other servers of the tier go on. */
  boolean isOfNode() {
    return this == KILLED_NODE;
  }

  /** Whether everything works and only the load changes. */
  boolean isOfLoad() {
    return this == CROWD;
  }
}
