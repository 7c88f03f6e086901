package org.rubisee.bench;

import java.util.Map;

/**
 * How calls by a remote interface travel when caller and bean are in the same application server:
 * what the papers' façade paid for, and what servers have saved since.
 */
enum CallPassing {
  /** Through the server's remoting, over the loopback interface. */
  NETWORK(Map.of("rubis.entities.call-passing", "network", "rubis.ejb.over-network", "true")),
  /** In the same virtual machine, with copies of arguments and results: what servers do. */
  VALUE(Map.of()),
  /** In the same virtual machine; arguments and results are shared. */
  REFERENCE(Map.of("rubis.entities.call-passing", "reference", "rubis.ejb.by-value", "false"));

  private final Map<String, String> serverProperties;

  CallPassing(Map<String, String> serverProperties) {
    this.serverProperties = serverProperties;
  }

  /** The system properties that tell the application server. */
  Map<String, String> serverProperties() {
    return serverProperties;
  }
}
