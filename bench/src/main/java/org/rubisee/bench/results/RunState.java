package org.rubisee.bench.results;

/** How far a run or a trial came. */
public enum RunState {
  /** It is running, or its process died without saying so. */
  RUNNING,
  /** It ended as planned. */
  COMPLETE,
  /** It was stopped before its end; what was measured until then is kept. */
  PARTIAL
}
