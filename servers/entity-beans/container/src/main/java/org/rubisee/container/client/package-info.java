/** Callers of entity beans: proxies for homes and references, and the way to a remote container. */
package org.rubisee.container.client;
