package org.rubisee.servers.site;

import java.util.function.IntUnaryOperator;
import org.rubisee.servers.wildfly.WildFly;

/**
 * How a site is watched: the web tier may be led to the application tier by a detour, and each
 * server may write a {@link WildFly#callLog log of calls}. The log makes a site slower: for
 * counting, never for timing.
 *
 * @param appRoute gives, for the port of the application server, the loopback port that the web
 *     tier is told
 * @param logsCalls whether servers write logs of calls
 */
public record SiteTap(IntUnaryOperator appRoute, boolean logsCalls) {

  /** With logs of calls. */
  public SiteTap(IntUnaryOperator appRoute) {
    this(appRoute, true);
  }
}
