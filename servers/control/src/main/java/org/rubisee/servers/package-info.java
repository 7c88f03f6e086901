/** Starts the servers of a site, waits until they answer, and stops them. */
package org.rubisee.servers;
