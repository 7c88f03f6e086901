/**
 * GlassFish as the one server of a site on this machine: pages, and beans whose calls are all
 * local.
 */
package org.rubisee.servers.glassfish;
