package org.rubisee.servers.site;

import java.util.function.IntUnaryOperator;
import org.rubisee.servers.wildfly.WildFly;

/**
 * How a site is watched call by call: each server writes a {@link WildFly#callLog log of calls},
 * and the web tier may be led to the application tier by a detour that counts bytes. It makes a
 * site slower: for counting, never for timing.
 *
 * @param appRoute gives, for the port of the application server, the loopback port that the web
 *     tier is told
 */
public record SiteTap(IntUnaryOperator appRoute) {}
