package org.rubisee.bench.topology.kubernetes;

import java.util.Arrays;
import java.util.List;

/** How clients on the bench's machine reach the web tier. */
public enum Reach {
  /** Through the API server and the kubelet: works everywhere, and is slow. */
  FORWARD("forward"),
  /** At the virtual address of its service, for a bench on a node or with a route to it. */
  SERVICE("service"),
  /** At a port of the node that runs the first web server. */
  NODE_PORT("node-port");

  private final String label;

  Reach(String label) {
    this.label = label;
  }

  /** The name in command lines. */
  public String label() {
    return label;
  }

  /** All names. */
  public static List<String> labels() {
    return Arrays.stream(values()).map(Reach::label).toList();
  }

  /**
   * The one with this name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Reach labelled(String label) {
    return Arrays.stream(values())
        .filter(reach -> reach.label.equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "--reach is " + String.join(", ", labels()) + ", not '" + label + "'"));
  }

  /** Whether requests come from outside the pods' network, so that a policy must admit them. */
  boolean isFromOutside() {
    return this != FORWARD;
  }
}
