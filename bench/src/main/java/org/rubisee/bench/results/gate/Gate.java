package org.rubisee.bench.results.gate;

/** What a trial is checked for before it counts. */
public enum Gate {
  /** It ran to its planned end. */
  COMPLETE("Ran to its end"),
  /** Hardly a request failed. */
  FAILURES("Failed requests"),
  /** Hardly a request was refused by an overloaded site. */
  REFUSALS("Refused requests"),
  /** The database still holds its invariants. */
  INVARIANTS("Database invariants"),
  /** All servers were restarted for it. */
  FRESH_SERVERS("Servers restarted"),
  /** The emulator had CPU to spare. */
  CLIENT_CPU("Client CPU"),
  /** The emulator acted when it meant to. */
  CLIENT_LAG("Client lag p99"),
  /** Clients walked as their transition matrix says. */
  MIX("Mix follows its matrix"),
  /** Throughput is what the interactive response time law gives. */
  LAW("X = N/(R+Z)"),
  /** The host of virtual machines left them their processors. */
  STOLEN("Processor time stolen"),
  /** Neither throughput nor response time drifted. */
  STEADY("Steady state"),
  /** Watching the tiers took hardly any CPU time from them. */
  SAMPLER("Cost of sampling"),
  /** Nine in ten requests of each interaction were answered within the application's limit. */
  RESPONSE_LIMITS("Response limits p90");

  private final String title;

  Gate(String title) {
    this.title = title;
  }

  /** What is checked, in words. */
  public String title() {
    return title;
  }
}
