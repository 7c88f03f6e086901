/**
 * A whole site: the servers of an implementation's tiers, on this machine, a host or a container.
 */
package org.rubisee.servers.site;
